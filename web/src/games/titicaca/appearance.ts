/** The colours of regions' tints, in their order; titicaca.css has the same for the flat board. */
export const REGION_TINTS: readonly string[] = ["#ffffff", "#46cad8", "#ef6db1", "#12303f", "#ffab4a"];
