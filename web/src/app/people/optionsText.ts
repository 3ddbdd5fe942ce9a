/** A game's options in words, as lists show them. */
type Say = (key: string, values?: Record<string, unknown>) => string;

export function optionsText(game: string, options: Readonly<Record<string, unknown>>, say: Say): string {
  return Object.entries(options)
    .map(([name, value]) => {
      const key = `web-option-${game}-${name.replaceAll("_", "-")}`;
      return typeof value === "string"
        ? say("web-labelled", { label: say(key), value: say(`web-option-${game}-${name}-${value}`) })
        : say(key);
    })
    .join(", ");
}

/** A kind of game in a line: the number of players, and what differs from the usual. */
export function kindText(game: string, players: number, options: Readonly<Record<string, unknown>>, say: Say): string {
  const more = optionsText(game, options, say);
  return more ? `${say("people-players", { players })}, ${more}` : say("people-players", { players });
}
