/** An analysis board as text: all of it is in the part of its address that browsers do not send to the server. */
import type { BoardStart } from "../../protocol/types";
import { nextOf, type Path, type Tree } from "./tree";

export interface Shared {
  readonly start: BoardStart;
  readonly tree: Tree;
  readonly path: Path;
}

type Packed = [string, ...Packed[]];

const pack = (tree: Tree): Packed[] => tree.map(({ move, next }): Packed => [move, ...pack(next)]);

function unpack(packed: unknown): Tree {
  if (!Array.isArray(packed)) throw new Error("not a tree");
  return packed.map((each: unknown) => {
    if (!Array.isArray(each) || typeof each[0] !== "string") throw new Error("not a move");
    return { move: each[0], next: unpack(each.slice(1)) };
  });
}

/** Write a board as text that an address can hold. */
export async function writeLink({ start, tree, path }: Shared): Promise<string> {
  const text = JSON.stringify([start, pack(tree), path]);
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Read a board; null for a text that is none. */
export async function readLink(link: string): Promise<Shared | null> {
  try {
    const binary = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    const [start, packed, path] = JSON.parse(text) as [BoardStart, unknown, unknown];
    const tree = unpack(packed);
    const steps = Array.isArray(path) ? path.filter((step): step is number => Number.isInteger(step)) : [];
    if (typeof start.game !== "string") return null;
    // A path that leads nowhere ends where the tree does.
    const end = steps.findIndex((step, at) => nextOf(tree, steps.slice(0, at))[step] === undefined);
    return { start, tree, path: end < 0 ? steps : steps.slice(0, end) };
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
