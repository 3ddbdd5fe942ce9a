/** Before the game: whether the draw is on, who takes no part in it, and which draws came to nothing. */
import type { Snapshot } from "../../../protocol/types";
import { useSay, useTopics } from "../../context";
import "./draw.css";

export function DrawStatus({ snapshot, names }: { readonly snapshot: Snapshot; readonly names: readonly string[] }) {
  const say = useSay();
  const known = useTopics("draws");
  const { draw } = snapshot.state;
  if (!known || snapshot.table.origin) return null;
  // As long as nobody takes part there is nothing to tell apart.
  const taking = draw.people.filter(({ commitment }) => commitment !== null).length;
  const silent =
    taking > 0 ? draw.people.filter(({ commitment }) => commitment === null).flatMap(({ seats }) => seats) : [];
  return (
    <div className="draw-status" data-draw={draw.phase} data-taking={taking}>
      {draw.void.map(({ number, why, missing, people }) => {
        const seats = people.filter(({ person }) => missing.includes(person)).flatMap((part) => part.seats);
        return (
          <p key={number}>
            {say(`draws-void-${why}`, {
              number,
              places: seats.map((seat) => seat + 1).join(", "),
              count: seats.length,
            })}
          </p>
        );
      })}
      {silent.length > 0 && (
        <p className="muted">{say("draws-no-part-yet", { seats: silent, count: silent.length }, names)}</p>
      )}
      {draw.phase === "revealing" && <p role="status">{say("draws-running")}</p>}
    </div>
  );
}
