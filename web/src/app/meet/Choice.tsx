/** A labelled choice among a few texts: pairs of a value and its text. */
export function Choice({
  label,
  value,
  change,
  choices,
}: {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly choices: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <label className="find-choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => change(event.target.value)}>
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
