/** Which team a seat plays for: the signs of both partners, and a number. Screen readers read the names. */
import { SeatSign } from "../games/SeatSign";
import { useSay } from "./context";

interface Props {
  readonly teams: readonly (readonly number[])[] | null;
  readonly seat: number;
  readonly names: readonly string[];
}

export function TeamTag({ teams, seat, names }: Props) {
  const say = useSay();
  const index = teams?.findIndex((team) => team.includes(seat)) ?? -1;
  const team = teams?.[index];
  if (!team) return null;
  const number = index + 1;
  const told = say("web-team-of", { number, seats: team }, names);
  return (
    <span className="team" role="img" aria-label={told} title={told}>
      {team.map((each) => (
        <SeatSign key={each} seat={each} size="0.85em" />
      ))}
      {say("web-team", { number })}
    </span>
  );
}

/** Whether a seat is the partner of the visitor's. A visitor with several seats has no single partner. */
export const isPartner = (teams: Props["teams"], seat: number, own: readonly number[]): boolean =>
  own.length === 1 &&
  !own.includes(seat) &&
  (teams?.some((team) => team.includes(seat) && team.includes(own[0]!)) ?? false);
