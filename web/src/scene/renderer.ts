/** What draws a WebGL picture, by name: a graphics card, or software that stands in for one. */

export function rendererName(context: WebGLRenderingContext | WebGL2RenderingContext): string {
  const extension = context.getExtension("WEBGL_debug_renderer_info");
  return String(context.getParameter(extension ? extension.UNMASKED_RENDERER_WEBGL : context.RENDERER));
}

export const isSoftware = (renderer: string): boolean => /swiftshader|llvmpipe|software|basic render/i.test(renderer);

/** What browsers answer that do not tell what draws. */
const UNTOLD = /^\s*(webkit webgl|mozilla|generic renderer|unknown|null|undefined)?\s*$/i;

/** Whether the name is that of a graphics card: neither software nor kept to itself by the browser. */
export const isGraphicsCard = (renderer: string): boolean => !isSoftware(renderer) && !UNTOLD.test(renderer);
