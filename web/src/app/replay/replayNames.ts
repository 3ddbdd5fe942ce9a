/** The players' names of a record: people as they called themselves, bots in the reader's language. */
import type { Replay } from "../../protocol/types";
import type { Sentences } from "../messages";
import { numberNamesakes } from "../namesakes";

export function replayNames({ names, players }: Pick<Replay, "names" | "players">, sentences: Sentences): string[] {
  const plain = Array.from({ length: players }, (_, seat) => {
    const name = names[seat];
    if (!name) return sentences.say("lookback-player", { number: seat + 1 });
    return sentences.has(`bot-${name}`) ? sentences.say(`bot-${name}`) : name;
  });
  return numberNamesakes(plain, sentences);
}
