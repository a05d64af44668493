import type { ReactNode } from "react";
import type { PageModel } from "../../model/pages/page-model.ts";
import { Frame } from "../frame/frame.tsx";
import { SideColumn } from "../sidebar/side-column.tsx";

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
