import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { part } from "../../../widgets/shared/parts.ts";
import { STEPS } from "../../messages/commands.ts";
import type { SiteData } from "../../model/site-data.ts";
import { RenderError } from "../../schema/finding.ts";
import { scriptJson } from "../json/script-json.ts";

export interface IslandProps<P extends object> {
  /** Of the widget: `widgets/islands/<name>.ts` is its script. */
  name: string;
  /** Unique on the page. */
  id: string;
  widget: ComponentType<P>;
  /** Plain data: it travels to the browser as JSON. The widget also gets the id. */
  props: Omit<P, "id" | "parts">;
  /** What the widget shows as it is, by the names of the places: it stays HTML. */
  parts?: Readonly<Record<string, ReactNode>>;
  context: { data: Pick<SiteData, "widgets"> };
  /** The browser hydrates it at once, instead of as soon as a pointer, a finger or the focus comes near. */
  when?: "load";
  /** It is in a line of text, or in a heading. */
  inline?: true;
}

/**
 * A React widget on a static page: its HTML, rendered on the server, and the props with which the
 * browser hydrates it. `renderToString`, because static markup cannot be hydrated.
 */
export function Island<P extends object>({
  name,
  id,
  widget,
  props,
  parts = {},
  context,
  when,
  inline,
}: IslandProps<P>) {
  const html = render(name, () => {
    const own = Object.entries(parts).flatMap(([place, content]) =>
      content ? [[place, part(place, renderToStaticMarkup(content))] as const] : [],
    );
    const all = { id, ...props, parts: Object.fromEntries(own) } as unknown as P;
    return renderToString(createElement(widget, all), { identifierPrefix: id });
  });
  const json = scriptJson(props);
  const script = context.data.widgets[name];
  if (!script) throw new Error(`The island "${name}" has no widgets/islands/${name}.ts`);
  const Slot = inline ? "span" : "div";
  return (
    <Slot className="slot" id={id} data-widget={name} data-script={script} data-when={when}>
      <Slot className="slot" dangerouslySetInnerHTML={{ __html: html }} />
      {json !== "{}" && (
        <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      )}
    </Slot>
  );
}

/** @throws RenderError with the name of the widget */
function render(name: string, html: () => string): string {
  try {
    return html();
  } catch (error) {
    throw new RenderError(STEPS.theIsland({ name }), error);
  }
}
