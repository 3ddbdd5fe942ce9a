/** What a coach says in a first game of Titicaca, the more urgent first. */
import { hasHappened, mayMove, type Prompt } from "../coach";
import type { TiticacaView } from "./model";

export const coach: readonly Prompt<TiticacaView>[] = [
  { id: "scoring", rule: "C-SCO-1", when: hasHappened("titicaca-scoring", () => []) },
  { id: "bid", rule: "C-BID-1", when: mayMove("bid") },
  { id: "village", rule: "C-VIL-1", when: mayMove("village") },
  { id: "join", rule: "C-JOIN-1", when: mayMove("join") },
  { id: "merge", rule: "C-MRG-1", when: mayMove("merge") },
  { id: "temple", rule: "C-TMP-1", when: mayMove("temple") },
];
