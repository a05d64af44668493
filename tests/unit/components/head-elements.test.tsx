import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { headElements } from "../../../src/components/head/head-elements.ts";

function Head() {
  return <title>inner</title>;
}

test("HEAD-1 elements of a head are accepted, also in fragments and lists", () => {
  const elements = headElements(
    <>
      <title>Page</title>
      {[<meta key="d" name="description" content="page" />]}
      <link rel="alternate" hrefLang="en" href="/en/" />
      <script src="/a.js" />
      <noscript>text</noscript>
      <style>{"a{color:red}"}</style>
    </>,
  );
  expect(elements.map((element) => renderToStaticMarkup(element))).toEqual([
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
  [<Head key="h" />, "The head helper got the component <Head>"],
  [<title key="t">{(<b>News</b>) as unknown as string}</title>, "of <title> must be text"],
])("HEAD-1, HEAD-2 anything else is an error that names it: %#", (children, message) => {
  expect(() => headElements(children)).toThrow(message);
});
