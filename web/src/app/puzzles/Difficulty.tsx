/** How hard a puzzle is: one to five peaks. */
import { useApp } from "../context";

export function Difficulty({ level }: { readonly level: number }) {
  const { sentences } = useApp();
  return (
    <span className="difficulty" role="img" aria-label={sentences.say("puzzling-difficulty", { level })}>
      {[1, 2, 3, 4, 5].map((peak) => (
        <svg key={peak} viewBox="0 0 10 9" width="0.8em" height="0.75em" aria-hidden="true">
          <path d="M5,0.5L9.6,8.5H0.4Z" data-full={peak <= level || undefined} />
        </svg>
      ))}
    </span>
  );
}
