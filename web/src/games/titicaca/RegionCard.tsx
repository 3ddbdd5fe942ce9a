/** What the region that is pointed at would score for now. */
import { centre, readHex } from "../../board/hexes";
import type { BoardProps } from "../client";
import { SeatSign } from "../SeatSign";
import { type Region, regionScores, type TiticacaView } from "./model";
import type { Place } from "./turn";

interface Props extends Pick<BoardProps<TiticacaView>, "view" | "names" | "sentences"> {
  readonly region: Region;
  readonly hexes: readonly Place[];
}

export function RegionCard({ region, hexes, view, names, sentences }: Props) {
  const say = sentences.say.bind(sentences);
  return (
    <div className="region-card card" data-above={inLowerHalf(region, hexes) || undefined}>
      <b>{say("web-titicaca-region", { fields: region.fields.length, lakes: region.lakes.length })}</b>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("web-titicaca-card-points")}</th>
            <th scope="col">{say("web-titicaca-card-villages")}</th>
          </tr>
        </thead>
        <tbody>
          {regionScores(view, region).map(({ name, points, villages }) => {
            const most = Math.max(...villages);
            return (
              <tr key={name}>
                <th scope="row">{say(name === "all" ? "web-titicaca-all" : `web-titicaca-terrain-${name}`)}</th>
                <td className="figures">{points}</td>
                <td>
                  {villages.flatMap((number, owner) =>
                    number > 0
                      ? [
                          <span
                            key={owner}
                            className="standing"
                            data-most={number === most || undefined}
                            data-tip={names[owner]}
                          >
                            <SeatSign seat={owner} size="0.8em" /> {number}
                          </span>,
                        ]
                      : [],
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Where a card at the lower edge would cover what it speaks of. */
function inLowerHalf({ fields }: Region, hexes: readonly Place[]): boolean {
  const heights = fields.map((field) => centre(readHex(field))[1]);
  const all = hexes.map(({ hex }) => centre(hex)[1]);
  return heights.reduce((sum, y) => sum + y, 0) / heights.length > (Math.min(...all) + Math.max(...all)) / 2;
}
