/** The players' names of a record: people as they called themselves, bots in the reader's language. */
import type { Replay } from "../../protocol/types";
import type { Sentences } from "../messages";

export function replayNames({ names, players }: Pick<Replay, "names" | "players">, sentences: Sentences): string[] {
  const plain = Array.from({ length: players }, (_, seat) => {
    const name = names[seat];
    if (!name) return sentences.say("lookback-player", { number: seat + 1 });
    return sentences.has(`bot-${name}`) ? sentences.say(`bot-${name}`) : name;
  });
  return plain.map((name, seat) =>
    plain.filter((other) => other === name).length > 1
      ? sentences.say("web-name-number", { name, number: String(seat + 1) })
      : name,
  );
}
