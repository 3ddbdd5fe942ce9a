/** The moves that were tried on an analysis board: a tree, in which the first of several moves is the main one. */

export interface Branch {
  readonly move: string;
  readonly next: Tree;
}

/** The moves that were tried in one position. */
export type Tree = readonly Branch[];

/** Where one is in a tree: at each step the number of the move that was chosen. */
export type Path = readonly number[];

export interface Place {
  readonly tree: Tree;
  readonly path: Path;
}

/** A line without branches. */
export const treeOf = (moves: readonly string[]): Tree => moves.reduceRight<Tree>((next, move) => [{ move, next }], []);

/** What was tried after a path. */
export function nextOf(tree: Tree, path: Path): Tree {
  return path.reduce<Tree>((at, index) => at[index]?.next ?? [], tree);
}

/** The moves along a path, as far as it exists. */
export function movesOf(tree: Tree, path: Path): string[] {
  const moves: string[] = [];
  let at = tree;
  for (const index of path) {
    const branch = at[index];
    if (!branch) break;
    moves.push(branch.move);
    at = branch.next;
  }
  return moves;
}

function changed(tree: Tree, path: Path, change: (next: Tree) => Tree): Tree {
  const [first, ...rest] = path;
  if (first === undefined) return change(tree);
  return tree.map((branch, index) =>
    index === first ? { ...branch, next: changed(branch.next, rest, change) } : branch,
  );
}

/** Make a move: a new branch, unless it was tried here before. */
export function withMove({ tree, path }: Place, move: string): Place {
  const next = nextOf(tree, path);
  const known = next.findIndex((branch) => branch.move === move);
  if (known >= 0) return { tree, path: [...path, known] };
  return {
    tree: changed(tree, path, (before) => [...before, { move, next: [] }]),
    path: [...path, next.length],
  };
}

/** Remove the last move of the path and everything after it. */
export function withoutLast({ tree, path }: Place): Place {
  const last = path.at(-1);
  if (last === undefined) return { tree, path };
  const before = path.slice(0, -1);
  return { tree: changed(tree, before, (next) => next.filter((_, index) => index !== last)), path: before };
}

/** Make the path the main line: at each of its moves it comes first. */
export function promoted({ tree, path }: Place): Place {
  const promote = (at: Tree, [first, ...rest]: Path): Tree => {
    const branch = first === undefined ? undefined : at[first];
    if (!branch) return at;
    return [{ ...branch, next: promote(branch.next, rest) }, ...at.filter((other) => other !== branch)];
  };
  return { tree: promote(tree, path), path: path.map(() => 0) };
}

/** Go on from a path along the main moves, to the end. */
export function toEnd(tree: Tree, path: Path): Path {
  const end = [...path];
  for (let at = nextOf(tree, path); at.length > 0; at = at[0]!.next) end.push(0);
  return end;
}

/** The other move that was tried instead of the last one; the path itself where there is none. */
export function beside(tree: Tree, path: Path, step: -1 | 1): Path {
  const last = path.at(-1);
  if (last === undefined) return path;
  const before = path.slice(0, -1);
  return nextOf(tree, before)[last + step] ? [...before, last + step] : path;
}

/** The ends of all lines. */
export function leaves(tree: Tree, path: Path = []): Path[] {
  const next = nextOf(tree, path);
  return next.length === 0 ? [path] : next.flatMap((_, index) => leaves(tree, [...path, index]));
}
