import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { scriptJson } from "../json/script-json.ts";

export interface WidgetSlotProps<P extends object> {
  /** Folder and file of the widget in `widgets/`. */
  name: string;
  /** Unique on the page. */
  id: string;
  widget: ComponentType<P>;
  /** Plain data: it travels to the browser as JSON. */
  props: P;
  /** Address of a JSON file with more props, which many pages share. */
  shared?: string;
}

/**
 * A place for a React widget: its picture drawn by the same component at build, and its props.
 * `renderToString`, because static markup does not hydrate.
 */
export function WidgetSlot<P extends object>({
  name,
  id,
  widget,
  props,
  shared,
}: WidgetSlotProps<P>) {
  const picture = renderToString(createElement(widget, props));
  const json = scriptJson(props);
  return (
    <div className="slot" id={id} data-widget={name} data-props={shared}>
      <div className="slot" dangerouslySetInnerHTML={{ __html: picture }} />
      {json !== "{}" && (
        <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      )}
    </div>
  );
}
