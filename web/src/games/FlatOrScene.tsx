/** A board drawn flat, or as a scene in three dimensions, which is loaded when it is first needed. */
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo } from "react";
import type { BoardProps } from "./client";

interface Props<P> {
  readonly board: P;
  readonly flat: ComponentType<P>;
  readonly scene: () => Promise<{ readonly default: ComponentType<P> }>;
}

export function FlatOrScene<P extends Pick<BoardProps<unknown>, "drawing">>({ board, flat: Flat, scene }: Props<P>) {
  const { drawing } = board;
  // The same loader is the same component: a board passes a constant.
  const Scene = useMemo(() => lazy(scene), [scene]);
  const flat = <Flat {...board} />;
  if (drawing?.dimensions !== 3) return flat;
  return (
    <SceneErrorBoundary failed={drawing.fail} instead={flat}>
      <Suspense fallback={flat}>
        <Scene {...board} />
      </Suspense>
    </SceneErrorBoundary>
  );
}

/** Whatever goes wrong in a scene, the game goes on flat. */
class SceneErrorBoundary extends Component<
  { readonly failed: () => void; readonly instead: ReactNode; readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.failed();
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
