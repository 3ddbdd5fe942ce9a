/** An example of a rule: a picture, whether the move in it is allowed, and why. */
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { GameDiagrams } from "../../games/diagrams";
import { ruleUrl } from "../../protocol/games";
import type { Example } from "../../protocol/types";
import { useApp } from "../context";

interface Props {
  readonly example: Example;
  readonly diagrams: GameDiagrams;
}

export function ExampleFigure({ example, diagrams }: Props) {
  const { sentences } = useApp();
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const { view, move, breaks } = example;
  // To pass is always allowed: such an example shows what happens then.
  const allowed = move?.endsWith(" -") ? null : example.allowed;
  const caption = sentences.say(example.caption);
  const others = breaks.filter((id) => id !== example.rule);
  return (
    <figure className="example" data-example={example.name}>
      <div className="example-picture" ref={frame}>
        {near && <diagrams.Diagram view={view} move={move} allowed={allowed} label={caption} />}
      </div>
      <figcaption>
        {allowed !== null && (
          <b className="example-verdict" data-allowed={allowed}>
            {sentences.say(allowed ? "learn-allowed" : "learn-forbidden")}
          </b>
        )}{" "}
        {caption}
        {others.length > 0 && (
          <>
            {" "}
            {sentences.say("learn-breaks-too")}{" "}
            {others.map((id) => (
              <Link key={id} href={ruleUrl(id)}>
                {id}
              </Link>
            ))}
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** Whether an element has come near to what is seen: pictures are drawn when they are wanted. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "600px" },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [near, element]);
  return near;
}
