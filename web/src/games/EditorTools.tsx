/** What the editors of all games are made of: groups of tools, of which one is in hand, and numbers per seat. */
import type { ReactNode } from "react";
import { SeatSign } from "./SeatSign";

export function Tools({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="editor-tools">
      <legend>{title}</legend>
      <div className="editor-row">{children}</div>
    </fieldset>
  );
}

/** Something that can be taken in hand, or an act. */
export function Tool({
  name,
  chosen,
  children,
  label,
  disabled = false,
  choose,
}: {
  readonly name: string;
  /** Whether it is in hand; missing for an act that is over at once. */
  readonly chosen?: boolean;
  readonly children: ReactNode;
  /** What it is, where a picture is all that is shown. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly choose: () => void;
}) {
  return (
    <button
      type="button"
      className="button editor-tool"
      data-tool={name}
      data-tip={label}
      aria-label={label}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={choose}
    >
      {children}
    </button>
  );
}

/** One of the players. */
export function SeatTools({
  title,
  names,
  chosen,
  choose,
}: {
  readonly title: string;
  readonly names: readonly string[];
  readonly chosen: number;
  readonly choose: (seat: number) => void;
}) {
  return (
    <Tools title={title}>
      {names.map((name, seat) => (
        <Tool key={seat} name={`seat-${seat}`} chosen={chosen === seat} choose={() => choose(seat)}>
          <SeatSign seat={seat} /> {name}
        </Tool>
      ))}
    </Tools>
  );
}

/** A whole number from 0 on. */
export function NumberBox({
  label,
  value,
  least = 0,
  most,
  change,
}: {
  readonly label: ReactNode;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly change: (value: number) => void;
}) {
  return (
    <label className="editor-number">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={(event) => {
          const wish = Math.round(event.target.valueAsNumber);
          if (!Number.isNaN(wish)) change(Math.max(least, Math.min(most, wish)));
        }}
      />
    </label>
  );
}
