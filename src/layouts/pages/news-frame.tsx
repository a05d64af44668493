import type { ReactNode } from "react";
import type { PageModel } from "../../collections/pages/page-model.ts";
import { SideColumn } from "../../components/sidebar/side-column.tsx";
import { Frame } from "../frame/frame.tsx";

export interface NewsFrameProps {
  model: PageModel;
  /** Below the heading. */
  after?: ReactNode;
  children: ReactNode;
}

/** The frame of pages that have the side list of recent posts. */
export function NewsFrame({ model, after, children }: NewsFrameProps) {
  const hasMenu = model.menuPage.side !== undefined;
  return (
    <Frame model={model} side={hasMenu && <SideColumn model={model} hasTitle />} after={after}>
      {children}
    </Frame>
  );
}
