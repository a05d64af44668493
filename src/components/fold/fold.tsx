import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

export interface FoldProps {
  children: ReactNode;
}

/**
 * The button that folds a list away on mobile. The list follows as the next sibling: CSS ties it to
 * the open state on mobile and shows it always on desktop, so the HTML holds it once.
 */
export function Fold({ children }: FoldProps) {
  return (
    <details className="fold" data-collapse="">
      <summary>
        {children}
        <Icon name="chevron-down" />
      </summary>
    </details>
  );
}
