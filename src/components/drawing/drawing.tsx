import type { ReactNode } from "react";
import type { Drawing as DrawingFile } from "../../schema/drawing.ts";

export interface DrawingProps {
  drawing: DrawingFile;
  className?: string;
  /** Drawn on top of it, in its coordinates. */
  children?: ReactNode;
}

/** An `.svg` file inside the page, so that it takes the page's colours. Decoration only. */
export function Drawing({ drawing: { viewBox, content }, className, children }: DrawingProps) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: content }} />
      {children}
    </svg>
  );
}
