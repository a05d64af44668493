import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { headElements } from "../../../src/components/head/head-elements.ts";

const html = (children: Parameters<typeof headElements>[0]) =>
  headElements(children).map((element) => renderToStaticMarkup(element));

describe("HEAD-1 the head helper accepts", () => {
  test.each([
    ["title", <title key="t">News</title>],
    ["base", <base key="b" href="/" />],
    ["meta", <meta key="m" name="robots" content="noindex" />],
    ["link", <link key="l" rel="icon" href="/favicon.ico" />],
    ["script", <script key="s" src="/a.js" />],
    ["noscript", <noscript key="n">text</noscript>],
    ["style", <style key="y">{"a{color:red}"}</style>],
    ["html", <html key="h" lang="sv" />],
    ["body", <body key="o" className="x" />],
  ])("<%s>", (name, element) => {
    expect(headElements(element).map(({ type }) => type)).toEqual([name]);
  });

  test("fragments and lists of them", () => {
    const children = (
      <>
        <title>News</title>
        <Fragment key="f">{[<meta key="a" name="a" content="1" />]}</Fragment>
      </>
    );
    expect(headElements(children).map(({ type }) => type)).toEqual(["title", "meta"]);
  });
});

describe("HEAD-1 the head helper names what cannot stand in a head", () => {
  test.each(["div", "p"])("<%s>", (name) => {
    const Element = name as "div";
    expect(() => headElements(<Element>text</Element>)).toThrow(
      `<${name}> cannot stand in the head; allowed are <title>`,
    );
  });

  test("bare text", () => {
    expect(() => headElements("News")).toThrow(
      'The head helper got the text "News"; text belongs inside <title>',
    );
  });
});

describe("HEAD-2 the head helper rejects", () => {
  function Head() {
    return <title>inner</title>;
  }
  function Meta() {
    return <meta name="a" content="b" />;
  }

  test.each([
    ["a head helper in a head helper", <Head key="h" />, "A head helper stands inside another one"],
    ["a component", <Meta key="m" />, "The head helper got the component <Meta>"],
    [
      "a number as title",
      <title key="t">{2026 as unknown as string}</title>,
      "The content of <title> must be text; found 2026.",
    ],
    [
      "an element in a title",
      <title key="t">{(<b>News</b>) as unknown as string}</title>,
      "The content of <title> must be text; found <b>.",
    ],
  ])("%s", (_, element, message) => {
    expect(() => headElements(element)).toThrow(message);
  });

  test("content in an element that has none", () => {
    const Meta2 = "meta" as unknown as "div";
    expect(() => headElements(<Meta2>text</Meta2>)).toThrow("<meta> has no content");
  });

  test("accepts a title of several texts", () => {
    expect(html(<title>{["News", " | ", "Site"] as unknown as string}</title>)).toHaveLength(1);
  });
});

describe("HEAD-3 the last of several elements that say the same stays", () => {
  test("title, description, canonical and robots occur once with the page's value", () => {
    const elements = html(
      <>
        <title>Site</title>
        <meta name="description" content="site" />
        <link rel="canonical" href="https://x/site" />
        <meta name="robots" content="index" />
        <title>Page</title>
        <meta name="description" content="page" />
        <link rel="canonical" href="https://x/page" />
        <meta name="robots" content="noindex" />
      </>,
    );
    expect(elements).toEqual([
      "<title>Page</title>",
      '<meta name="description" content="page"/>',
      '<link rel="canonical" href="https://x/page"/>',
      '<meta name="robots" content="noindex"/>',
    ]);
  });

  test("alternates add up", () => {
    const elements = html(
      <>
        <link rel="alternate" hrefLang="sv" href="https://x/" />
        <link rel="alternate" hrefLang="en" href="https://x/en/" />
      </>,
    );
    expect(elements).toHaveLength(2);
  });

  test("theme colours with different media queries both stay", () => {
    const elements = html(
      <>
        <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)" />
      </>,
    );
    expect(elements).toHaveLength(2);
  });
});
