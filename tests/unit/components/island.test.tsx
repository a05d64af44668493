import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Island } from "../../../src/components/island/island.tsx";
import { parseHtml } from "../../support/build.ts";

interface Props {
  text?: string;
}

/** HTML of an island with these props. */
function draw(props: Props): string {
  const widget = ({ text }: Props) => <p>{text}</p>;
  return renderToStaticMarkup(
    <Island
      name="clock"
      id="clock"
      widget={widget}
      props={props}
      context={{ data: { widgets: { clock: "/clock.js" } } }}
    />,
  );
}

/** The props as the browser reads them. */
function propsIn(html: string): unknown {
  const json = parseHtml(html).querySelector("script[type='application/json']")?.textContent;
  return json && JSON.parse(json);
}

test.each([
  "</script><script>alert(1)</script>",
  "<!-- <script>",
  "Nästa →",
  "🎉",
  'a "b" \\ c',
  "\u2028\u2029",
])("props reach the widget as they are and end no element: %j", (text) => {
  const html = draw({ text });
  expect(propsIn(html)).toEqual({ text });
  expect(parseHtml(html).querySelectorAll("script")).toHaveLength(1);
  expect(parseHtml(html).querySelector("[data-widget] p")?.textContent).toBe(text);
});
