/** A button that opens something over the page: Escape, a press elsewhere or the button itself close it again. */
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";

interface Props extends Omit<ComponentProps<"button">, "children"> {
  /** What stands on the button. */
  readonly face: ReactNode;
  /** Of what is opened. */
  readonly panelClass?: string;
  readonly panelLabel?: string | undefined;
  readonly open?: boolean;
  readonly setOpen?: (open: boolean) => void;
  readonly children: ReactNode;
}

export function Popover({ face, panelClass = "", panelLabel, open, setOpen, children, ...button }: Props) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [inner, setInner] = useState(false);
  const [shown, show] = [open ?? inner, setOpen ?? setInner];
  useEffect(() => {
    if (!shown) return;
    const press = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) show(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      show(false);
      if (frame.current?.contains(document.activeElement)) frame.current.querySelector("button")?.focus();
    };
    window.addEventListener("pointerdown", press);
    window.addEventListener("keydown", key);
    return () => {
      window.removeEventListener("pointerdown", press);
      window.removeEventListener("keydown", key);
    };
  }, [shown, show]);
  return (
    <span ref={frame} className="popover">
      <button type="button" {...button} aria-expanded={shown} aria-controls={id} onClick={() => show(!shown)}>
        {face}
      </button>
      {shown && (
        <div id={id} className={`popover-panel card ${panelClass}`.trim()} role="group" aria-label={panelLabel}>
          {children}
        </div>
      )}
    </span>
  );
}
