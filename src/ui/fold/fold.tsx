import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

export interface FoldProps {
  /** What the button says besides its name: the version of the docs that it folds away. */
  note?: string | null;
  children: ReactNode;
}

/**
 * The button that folds a side menu away on mobile. The list follows as the next sibling: CSS ties
 * it to the open state on mobile and shows it always on desktop, so the HTML holds it once.
 */
export function Fold({ note, children }: FoldProps) {
  return (
    <details className="fold" data-collapse="">
      <summary data-note={note ?? undefined}>
        {children}
        <Icon name="chevron-down" />
      </summary>
    </details>
  );
}
