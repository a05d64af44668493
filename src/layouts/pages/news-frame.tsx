import { SideColumn } from "../../components/sidebar/side-column.tsx";
import { Frame, type FrameProps } from "../frame/frame.tsx";

/** The frame of pages that have the side list of recent posts. */
export function NewsFrame({ model, ...rest }: Pick<FrameProps, "model" | "after" | "children">) {
  const hasMenu = model.menuPage.side !== undefined;
  return <Frame model={model} side={hasMenu && <SideColumn model={model} hasTitle />} {...rest} />;
}
