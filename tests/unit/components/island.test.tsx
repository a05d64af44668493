import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Island } from "../../../src/components/island/island.tsx";
import { parseHtml } from "../../support/build.ts";

interface Props {
  text?: string;
}

const CONTEXT = { data: { widgets: { clock: "/clock.js" } } };

/** HTML of an island with these props. */
function draw(props: Props): string {
  const widget = ({ text }: Props) => <p>{text}</p>;
  return renderToStaticMarkup(
    <Island name="clock" id="clock" widget={widget} props={props} context={CONTEXT} />,
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

test("an inline island may be in a heading: it has no <div>", () => {
  const island = (
    <Island
      name="clock"
      id="clock"
      inline
      widget={() => <button type="button">12</button>}
      props={{ text: "a" }}
      context={CONTEXT}
    />
  );
  const html = renderToStaticMarkup(<h2>Time {island}</h2>);
  expect(parseHtml(html).querySelector("h2 [data-widget] button")).not.toBeNull();
  expect(parseHtml(html).querySelector("div")).toBeNull();
});
