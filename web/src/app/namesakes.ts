/** Names that can be told apart: whoever comes second with a name is its second, "Gecko" and "Gecko 2". */
import type { Sentences } from "./messages";

export function numberNamesakes(names: readonly string[], sentences: Sentences): string[] {
  const found: string[] = [];
  for (const name of names) {
    // Somebody may be called "Gecko 2" without being the second Gecko.
    const taken = new Set([...found, ...names.filter((other) => other !== name)]);
    let [own, number] = [name, 1];
    while (taken.has(own)) own = sentences.say("web-name-number", { name, number: String(++number) });
    found.push(own);
  }
  return found;
}
