/** The running score of games that the same people play one after another. */
import { SeatSign } from "../../games/SeatSign";
import type { Snapshot } from "../../protocol/types";
import { useApp } from "../context";

interface Props {
  readonly session: Snapshot["state"]["session"];
  readonly names: readonly string[];
  /** From how many games on it is worth showing. */
  readonly least: number;
}

export function SessionScore({ session, names, least }: Props) {
  const { sentences, settings } = useApp();
  if (!session || session.games < least) return null;
  const number = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 });
  return (
    <p className="session-score" data-session={session.points.join(" ")}>
      <b>{sentences.say("web-session", { games: session.games })}</b>{" "}
      {session.points.map((points, seat) => (
        <span key={seat} className="session-seat">
          <SeatSign seat={seat} size="0.9em" /> {names[seat]} <b className="figures">{number.format(points)}</b>
        </span>
      ))}
    </p>
  );
}
