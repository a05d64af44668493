import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { headElements } from "../../../src/components/head/head-elements.ts";

function Head() {
  return <title>inner</title>;
}
function Meta() {
  return <meta name="a" content="b" />;
}

test("HEAD-1, HEAD-3 elements of a head are accepted; of those with one meaning the last stays", () => {
  const elements = headElements(
    <>
      <title>Site</title>
      <meta name="description" content="site" />
      <link rel="alternate" hrefLang="sv" href="/" />
      <title>Page</title>
      {[<meta key="d" name="description" content="page" />]}
      <link rel="alternate" hrefLang="en" href="/en/" />
      <script src="/a.js" />
      <noscript>text</noscript>
      <style>{"a{color:red}"}</style>
    </>,
  );
  expect(elements.map((element) => renderToStaticMarkup(element))).toEqual([
    '<link rel="alternate" hrefLang="sv" href="/"/>',
    "<title>Page</title>",
    '<meta name="description" content="page"/>',
    '<link rel="alternate" hrefLang="en" href="/en/"/>',
    '<script src="/a.js"></script>',
    "<noscript>text</noscript>",
    "<style>a{color:red}</style>",
  ]);
});

test.each([
  [<div key="d">text</div>, "<div> cannot be in the head; allowed are <title>"],
  ["News", 'The head helper got the text "News"; text belongs inside <title>'],
  [<Head key="h" />, "A head helper is inside another one"],
  [<Meta key="m" />, "The head helper got the component <Meta>"],
  [<title key="t">{(<b>News</b>) as unknown as string}</title>, "must be text; found <b>."],
])("HEAD-1, HEAD-2 anything else is an error that names it: %#", (children, message) => {
  expect(() => headElements(children)).toThrow(message);
});
