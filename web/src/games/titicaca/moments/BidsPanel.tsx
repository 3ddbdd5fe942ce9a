/** Bids turn over together: cards, face down first; then in playing order, each with its reason and its price. */
import type { StepProps } from "../../../app/table/moments/moment";
import { SeatSign } from "../../SeatSign";
import type { BidCard, Bids } from "./bids";

type Props = StepProps & {
  readonly bids: Bids;
  /** Whether the fields lie in the lower half of the country: the cards then lie in the upper one. */
  readonly low: boolean;
};

const DOWN = 0;
const UP = 1;

export function BidsPanel(props: Props) {
  const { bids, step, sentences, low } = props;
  const say = sentences.say.bind(sentences);
  const { cards } = bids;
  const bySeat = [...cards].sort((a, b) => a.seat - b.seat);
  const settled = step > UP;
  return (
    <>
      <section className="bids-panel" data-low={low || undefined} aria-label={say("web-titicaca-bids-up")}>
        <small>{bids.lake > 15 ? say("web-titicaca-bids-extra") : say("web-titicaca-lake", { lake: bids.lake })}</small>
        <h2>{say(step === DOWN ? "web-titicaca-bids-in" : "web-titicaca-bids-up")}</h2>
        {settled && <Explanation {...props} />}
      </section>
      <ol
        className="bid-cards"
        data-low={low || undefined}
        data-many={cards.length > 3 || undefined}
        style={{ "--cards": cards.length } as object}
      >
        {bySeat.map((card) => (
          <Card
            key={card.seat}
            {...props}
            card={card}
            at={settled ? cards.indexOf(card) : bySeat.indexOf(card)}
            up={step >= UP}
            settled={settled}
          />
        ))}
      </ol>
    </>
  );
}

function Explanation({ bids, names, you, sentences }: Props) {
  const say = sentences.say.bind(sentences);
  const { cards, fields } = bids;
  const bidders = cards.filter(({ bid }) => bid > 0);
  const tie = cards.find(({ why }) => why === "arrow" || why === "nearer");
  return (
    <>
      <p>
        {say("web-titicaca-bids-count", { bids: bidders.length, fields })}{" "}
        {tie &&
          say(
            `web-titicaca-bids-tie-${tie.why}`,
            { seats: [tie.seat, ...tie.tied], bid: tie.bid, first_seat: tie.seat },
            names,
            you,
          )}
      </p>
      <ol>
        {bidders.map(({ seat, bid, place }) => (
          <li key={seat} data-out={place === null || undefined}>
            <b>{place ?? "–"}</b>
            <SeatSign seat={seat} size="0.9em" />
            <span>
              {say(
                place === null
                  ? "web-titicaca-bids-back"
                  : place === 1
                    ? "web-titicaca-bids-first"
                    : "web-titicaca-bids-then",
                { seat, bid },
                names,
                you,
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Card({
  card,
  at,
  up,
  settled,
  bids,
  names,
  you,
  sentences,
}: Props & { readonly card: BidCard; readonly at: number; readonly up: boolean; readonly settled: boolean }) {
  const say = sentences.say.bind(sentences);
  const { seat, bid, place, why, tied, keeps } = card;
  return (
    <li
      className="bid-card"
      data-up={up || undefined}
      data-out={(settled && place === null) || undefined}
      data-first={(settled && place === 1) || undefined}
      style={{ "--at": at, "--seat": `var(--seat-${seat})`, "--seat-text": `var(--seat-${seat}-text)` } as object}
    >
      <div className="bid-turning">
        <div className="bid-back" aria-hidden={up}>
          <SeatSign seat={seat} size="2.4rem" />
          <span>{say("web-titicaca-name", { seat }, names, you)}</span>
        </div>
        {up && (
          <div className="bid-front">
            <header>
              <SeatSign seat={seat} size="0.9em" />
              <b>{say("web-titicaca-name", { seat }, names, you)}</b>
              {settled && (
                <em>
                  {place !== null
                    ? say("web-titicaca-place", { place })
                    : say(bid > 0 ? "web-titicaca-no-field" : "web-titicaca-no-bid")}
                </em>
              )}
            </header>
            <strong className="figures">{bid}</strong>
            <p>
              {settled && why && say(`web-titicaca-bid-why-${why}`, { seats: tied, fields: bids.fields }, names, you)}
            </p>
            <small>
              {settled &&
                say(place !== null ? "web-titicaca-pays" : bid > 0 ? "web-titicaca-takes-back" : "web-titicaca-keeps", {
                  bid,
                  keeps,
                })}
            </small>
          </div>
        )}
      </div>
    </li>
  );
}

/** What the bar says: how it went for the reader. */
export function bidsTitle({ cards }: Bids, { step, names, you, sentences }: StepProps): string {
  if (step <= UP) return sentences.say("web-titicaca-bids-in");
  const own = cards.find(({ seat }) => seat === you);
  if (own)
    return own.place !== null
      ? sentences.say("web-titicaca-you-play", { place: own.place })
      : sentences.say(own.bid > 0 ? "web-titicaca-you-back" : "web-titicaca-you-out");
  const first = cards.find(({ place }) => place === 1);
  return first
    ? sentences.say("web-titicaca-plays-first", { seat: first.seat }, names)
    : sentences.say("titicaca-no-bids");
}

export function bidsLine({ cards, fields }: Bids, { step, names, you, sentences }: StepProps): string {
  if (step <= UP) return "";
  const first = cards.find(({ place }) => place === 1);
  if (first && first.seat === you) return sentences.say("web-titicaca-glowing", { fields });
  return first && you !== null ? sentences.say("web-titicaca-plays-first", { seat: first.seat }, names) : "";
}
