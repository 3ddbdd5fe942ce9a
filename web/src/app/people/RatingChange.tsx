/** What a rated game has made of one's rating, once it is over. */
import { useEffect, useState } from "react";
import { people } from "../../protocol/people";
import { useApp, useSay } from "../context";
import { refreshRatings } from "./ratings";

export function RatingChange({
  game,
  who,
  table,
}: {
  readonly game: string;
  readonly who: string;
  readonly table: string;
}) {
  const say = useSay();
  const { settings } = useApp();
  const [found, setFound] = useState<{ readonly change: number; readonly mean: number } | null>(null);
  useEffect(() => {
    refreshRatings(game);
    Promise.all([people.games(who, null), people.profile(who)]).then(
      ([{ games }, { ratings }]) => {
        const change = games.find((each) => each.table === table)?.change;
        const mean = ratings.find((each) => each.game === game)?.mean;
        if (change != null && mean !== undefined) setFound({ change, mean });
      },
      () => undefined,
    );
  }, [game, who, table]);
  if (!found) return null;
  const signed = new Intl.NumberFormat(settings.language, { signDisplay: "exceptZero", maximumFractionDigits: 0 });
  return (
    <p className="figures">
      {say("people-rating-change", { mean: String(Math.round(found.mean)), change: signed.format(found.change) })}
    </p>
  );
}
