import { describe, expect, test } from "vitest";
import { groupOf, itemOf, linkOf, navbarOf } from "../../../support/navbar.ts";
import { both } from "../../../support/site-data.ts";

describe("link items", () => {
  test.each([
    [{ to: "/section" }, "/section", "/en/section"],
    [{ to: "/" }, "/", "/en/"],
    [{ href: "/section" }, "/section", "/section"],
    [{ href: "/section", prependBaseUrlToHref: true }, "/section", "/en/section"],
    [{ href: "https://www.iare.se/blog" }, "https://www.iare.se/blog", "https://www.iare.se/blog"],
  ])("NAV-5 %j leads to %s, in English to %s", (item, sv, en) => {
    expect(linkOf(item)).toMatchObject({ href: sv, newTab: undefined });
    expect(linkOf(item, { locale: "en" })).toMatchObject({ href: en, newTab: undefined });
  });

  test.each([{ to: "https://x.example" }, { href: "https://x.example" }, { href: "//x.example" }])(
    "NAV-5 %j leads to another site",
    (item) => {
      const other = {
        href: Object.values(item)[0],
        newTab: true,
        attributes: { target: "_blank" },
      };
      expect(linkOf(item)).toMatchObject(other);
      expect(linkOf(item, { locale: "en" })).toMatchObject(other);
    },
  );

  test("unknown fields of an item are attributes of its link", () => {
    const link = linkOf({ to: "/x", className: "big", target: "_self", "data-x": "1" });
    expect(link).toMatchObject({
      className: "big",
      attributes: { target: "_self", "data-x": "1" },
    });
    expect(linkOf({ to: "/x" })).toMatchObject({ attributes: undefined });
  });
});

describe("active links", () => {
  test.each([
    { item: { to: "/docs/board" }, url: "/docs/board", current: "page" },
    { item: { to: "/docs/board" }, url: "/docs/board/x", current: "true" },
    { item: { to: "/docs/board" }, url: "/docs/boards", current: null },
    { item: { to: "/Docs/Board/" }, url: "/docs/board", current: "page" },
    { item: { to: "/" }, url: "/", current: "page" },
    { item: { to: "/" }, url: "/section", current: null },
    { item: { href: "https://www.kth.se/blog" }, url: "/blog", current: null },
    { item: { to: "/x", activeBasePath: "/docs" }, url: "/docs/board", current: "true" },
    { item: { to: "/x", activeBasePath: "docs" }, url: "/docs/board", current: "true" },
    { item: { to: "/blog", activeBasePath: "/docs" }, url: "/blog/archive", current: null },
    { item: { to: "/x", activeBasePath: "/docs" }, url: "/x", current: "page" },
    { item: { to: "/x", activeBaseRegex: "^/DOCS" }, url: "/docs/board", current: "true" },
    { item: { to: "/x", activeBaseRegex: "^/docs$" }, url: "/docs/board", current: null },
    { item: { to: "/blog", activeBaseRegex: "^/docs" }, url: "/blog/archive", current: null },
    {
      item: { to: "/x", activeBaseRegex: "^/blog", activeBasePath: "/docs" },
      url: "/docs/board",
      current: null,
    },
  ])("NAV-6 on $url the mark of $item is $current", ({ item, url, current }) => {
    expect(linkOf(item, { url }).current).toBe(current);
    const english = url === "/" ? "/en/" : `/en${url}`;
    expect(linkOf(item, { url: english, locale: "en" }).current).toBe(current);
  });
});

test("NAV-6 of several links to a page the first is marked", () => {
  const item = { label: both("About"), to: "/section" };
  const group = { label: both("Studies"), items: [item, { label: both("Join"), to: "/ga-med" }] };
  const [own, other] = navbarOf([item, group], { url: "/section" }).right;
  expect(own).toMatchObject({ current: "page" });
  expect(other).toMatchObject({ active: false, items: [{ current: null }, { current: null }] });
});

describe("html items", () => {
  const item = { type: "html", value: { sv: "<b>fet</b>", en: "<b>bold</b>" }, className: "x" };

  test("NAV-9 the value is inserted as it is, in the bar and in a dropdown", () => {
    const html = { kind: "html", html: "<b>bold</b>", className: "x" };
    expect(itemOf(item, { locale: "en" })).toMatchObject(html);
    expect(groupOf({ label: both("x"), items: [item] }, { locale: "en" }).items).toEqual([html]);
  });
});
