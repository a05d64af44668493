import { describe, expect, test } from "vitest";
import { resolveNavbar } from "../../../../src/model/navbar/navbar.ts";
import { sidebarsFile } from "../../../../src/schema/docs.ts";
import { navbarFile } from "../../../../src/schema/navbar.ts";
import { label } from "../../../support/labels.ts";
import { itemOf, navbarOf, onPage } from "../../../support/navbar.ts";
import { both, contextOf, docSource } from "../../../support/site-data.ts";

const x = { label: both("x") };
const link = (label: string, to: string) => ({ label: both(label), to });

describe("the bar", () => {
  test("NAV-2 an item without position is on the right, in the order of the data", () => {
    const items = [
      { ...link("a", "/x"), position: "left" },
      link("b", "/y"),
      { ...link("c", "/z"), position: "right" },
    ];
    expect(navbarOf(items).items).toMatchObject([
      { label: "a", isRight: undefined },
      { label: "b", isRight: true },
      { label: "c", isRight: true },
    ]);
  });

  test("NAV-6 of several links to a page the first is marked", () => {
    const item = link("About", "/section");
    const group = { label: both("Studies"), items: [item, link("Join", "/ga-med")] };
    expect(navbarOf([item, group], { url: "/section" }).items).toMatchObject([
      { current: "page" },
      { active: false, items: [{ current: undefined }, { current: undefined }] },
    ]);
  });

  test("SEARCH-1 the search is in no list, and is marked on its page", () => {
    const bar = navbarOf([{ type: "search" }], { locale: "en", url: "/en/search" });
    const search = { href: "/en/search", label: label("en", "search.label"), current: "page" };
    expect(bar).toMatchObject({ items: [], search });
  });

  test("NAV-4 an item that cannot be rendered is an error with its configuration and the reason", () => {
    const navbar = navbarFile.parse({ title: "I", items: [link("x", "/boom")] });
    const href = (): never => {
      throw new Error("boom");
    };
    const context = { ...contextOf("sv", { navbar }), href };
    expect(() => resolveNavbar({ context, versions: [], active: undefined })).toThrow(
      'The navbar item {"type":"default","label":{"sv":"x","en":"x"},"to":"/boom"} cannot be rendered. Error: boom',
    );
  });
});

describe("links", () => {
  const own = (sv: string, en: string) => ({
    sv: { href: sv, newTab: undefined },
    en: { href: en, newTab: undefined },
  });
  const other = (href: string) => {
    const shown = { href, newTab: true, attributes: { target: "_blank" } };
    return { sv: shown, en: shown };
  };
  test.each([
    [{ to: "/section" }, own("/section", "/en/section")],
    [{ to: "/" }, own("/", "/en/")],
    [{ href: "/section" }, own("/section", "/section")],
    [{ href: "/section", prependBaseUrlToHref: true }, own("/section", "/en/section")],
    [
      { href: "https://www.example.org/blog" },
      own("https://www.example.org/blog", "https://www.example.org/blog"),
    ],
    [{ to: "https://x.example" }, other("https://x.example")],
    [{ href: "//x.example" }, other("//x.example")],
  ])("NAV-5 where %j leads", (item, { sv, en }) => {
    expect(itemOf({ ...x, ...item })).toMatchObject(sv);
    expect(itemOf({ ...x, ...item }, { locale: "en" })).toMatchObject(en);
  });

  test("unknown fields of an item are attributes of its link", () => {
    const item = { ...link("x", "/x"), className: "big", target: "_self", "data-x": "1" };
    const attributes = { target: "_self", "data-x": "1" };
    expect(itemOf(item)).toMatchObject({ className: "big", attributes });
    expect(itemOf(link("x", "/x"))).toMatchObject({ attributes: undefined });
  });

  test.each([
    [{ to: "/docs/board" }, "/docs/board", "page"],
    [{ to: "/docs/board" }, "/docs/board/x", "true"],
    [{ to: "/docs/board" }, "/docs/boards", undefined],
    [{ to: "/Docs/Board/" }, "/docs/board", "page"],
    [{ to: "/" }, "/", "page"],
    [{ to: "/" }, "/section", undefined],
    [{ href: "https://www.kth.se/blog" }, "/blog", undefined],
    [{ to: "/x", activeBasePath: "/docs" }, "/docs/board", "true"],
    [{ to: "/x", activeBasePath: "docs" }, "/docs/board", "true"],
    [{ to: "/blog", activeBasePath: "/docs" }, "/blog/archive", undefined],
    [{ to: "/x", activeBasePath: "/docs" }, "/x", "page"],
    [{ to: "/x", activeBaseRegex: "^/DOCS" }, "/docs/board", "true"],
    [{ to: "/x", activeBaseRegex: "^/docs$" }, "/docs/board", undefined],
    [{ to: "/blog", activeBaseRegex: "^/docs" }, "/blog/archive", undefined],
    [{ to: "/x", activeBaseRegex: "^/blog", activeBasePath: "/docs" }, "/docs/board", undefined],
  ])("NAV-6 the mark of %j on %s is %s", (item, url, current) => {
    expect(itemOf({ ...x, ...item }, { url })).toMatchObject({ current });
    const english = { url: url === "/" ? "/en/" : `/en${url}`, locale: "en" } as const;
    expect(itemOf({ ...x, ...item }, english)).toMatchObject({ current });
  });
});

describe("dropdowns", () => {
  const items = [
    link("Board", "/docs/board"),
    link("Safety", "/trygghet"),
    { label: both("Drive"), href: "https://drive.example/trygghet" },
  ];

  test.each([
    ["/trygghet", true, [undefined, "page", undefined]],
    ["/docs/board/x", true, ["true", undefined, undefined]],
    ["/section", false, [undefined, undefined, undefined]],
  ])("DROP-7 on %s the label is marked: %s", (url, active, marks) => {
    const marked = marks.map((current) => ({ current }));
    expect(itemOf({ ...x, items }, { url })).toMatchObject({ active, items: marked });
  });

  test.each([
    ["/section", true, "page"],
    ["/blog", false, undefined],
  ])("DROP-7 a label with a link of its own is marked on %s: %s", (url, active, current) => {
    const group = { active, link: { href: "/section", current } };
    expect(itemOf({ ...link("x", "/section"), items }, { url })).toMatchObject(group);
    expect(itemOf({ ...x, items }, { url })).toMatchObject({ link: undefined });
  });

  test("NAV-9 an html item is inserted as it is, in the bar and in a dropdown", () => {
    const item = { type: "html", value: { sv: "<b>fet</b>", en: "<b>bold</b>" }, className: "x" };
    const html = { kind: "html", html: "<b>bold</b>", className: "x" };
    expect(itemOf(item, { locale: "en" })).toMatchObject(html);
    const group = itemOf({ ...x, items: [item] }, { locale: "en" });
    expect(group).toMatchObject({ items: [html] });
  });

  test("LOC-1, LOC-3 further entries are around the languages, which may get a query", () => {
    const item = {
      type: "localeDropdown",
      dropdownItemsBefore: [link("first", "/a")],
      dropdownItemsAfter: [{ label: both("last"), href: "https://x.example" }],
      queryString: "?from=menu",
    };
    const translations = { sv: "/docs/board", en: "/en/docs/board" };
    expect(itemOf(item, { url: translations.sv, translations })).toMatchObject({
      items: [
        { label: "first" },
        { label: "Svenska", href: "/docs/board?from=menu" },
        { label: "English", href: "/en/docs/board?from=menu" },
        { label: "last" },
      ],
    });
  });
});

describe("items of the docs", () => {
  const hidden = docSource("hidden.md", { frontMatter: { unlisted: true } });
  const docs = ["board.md", "event/cmi.md", "alone.md", "lonely.md", hidden];
  const menu = { type: "category", label: both("Menu"), items: ["board", "event/cmi"] };
  const outside = { type: "link", href: "https://x.example", label: both("X") };
  const sidebars = sidebarsFile.parse({ docs: { items: [outside, menu] } });
  const on = (url: string) => ({ url, docs, data: { sidebars } });
  const doc = (docId: string) => ({ type: "doc", docId });
  const sidebar = { type: "docSidebar", sidebarId: "docs" };

  test.each([
    ["NAV-7", doc("board"), "/", undefined],
    ["NAV-7", doc("board"), "/docs/board", "page"],
    ["NAV-7", doc("board"), "/docs/event/cmi", "true"],
    ["NAV-7", { ...doc("board"), ...x }, "/docs/alone", undefined],
    ["NAV-8", sidebar, "/", undefined],
    ["NAV-8", sidebar, "/docs/board", "page"],
    ["NAV-8", sidebar, "/docs/event/cmi", "true"],
    ["NAV-8", sidebar, "/docs/alone", undefined],
  ])("%s %j leads to its doc, and its mark on %s is %s", (_id, item, url, current) => {
    const label = "label" in item ? "x" : "board";
    expect(itemOf(item, on(url))).toMatchObject({ label, href: "/docs/board", current });
  });

  test("NAV-7 two docs without a menu do not mark each other", () => {
    expect(itemOf(doc("alone"), on("/docs/lonely"))).toMatchObject({ current: undefined });
  });

  test.each([
    ["an unlisted doc", "hidden", "/docs/hidden"],
    ["a draft", "plan", "/docs/board"],
  ])("NAV-7 the item of %s is absent", (_what, docId, url) => {
    expect(itemOf(doc(docId), on(url))).toBeUndefined();
  });

  const version = { type: "docsVersion" };
  test.each([
    [version, "/docs/next/board", { label: "Next", href: "/docs/next/board", current: "page" }],
    [version, "/docs/1.0/nope", { label: "1.0", href: "/docs/1.0/board", current: "true" }],
    [version, "/blog", { label: "2.0", href: "/docs/board", current: undefined }],
    [doc("board"), "/docs/1.0/board", { href: "/docs/1.0/board", current: "page" }],
    [doc("new"), "/docs/next/board", { href: "/docs/next/new", current: "true" }],
    [doc("board"), "/blog", { href: "/docs/board", current: undefined }],
  ])("VER-2 %j on %s is %j", (item, url, expected) => {
    expect(itemOf(item, onPage(url))).toMatchObject(expected);
  });
});

describe("version picker", () => {
  const picker = { type: "docsVersionDropdown" };
  const before = { dropdownItemsBefore: [link("first", "/a")] };
  const after = { dropdownItemsAfter: [{ type: "html", value: both("<hr>") }] };
  const entries = (...labels: string[]) => labels.map((label) => ({ label }));

  test.each([
    ["/docs/next/board", "/docs/next/board"],
    ["/docs/next/new", "/docs/next/new"],
  ])("VER-3 on %s entries lead to the same doc, else to the main doc", (url, own) => {
    expect(itemOf(picker, onPage(url))).toMatchObject({
      label: "Next",
      active: true,
      items: [
        { label: "Next", href: own, current: "page" },
        { label: "2.0", href: "/docs/board", current: undefined },
        { label: "1.0", href: "/docs/1.0/board", current: undefined },
      ],
    });
  });

  test.each([
    [
      "versions and their order",
      { versions: ["1.0", "current"] },
      "/blog",
      { label: "1.0", active: false, items: entries("1.0", "Next") },
    ],
    [
      "labels",
      { versions: { "2.0": {}, current: { label: both("Coming") } } },
      "/blog",
      { label: "2.0", items: entries("2.0", "Coming") },
    ],
    [
      "versions without that of the page, which is marked nowhere",
      { versions: ["2.0", "current"] },
      "/docs/1.0/board",
      { label: "2.0", active: false, items: [{ current: undefined }, { current: undefined }] },
    ],
    [
      "that nothing is marked",
      { dropdownActiveClassDisabled: true },
      "/docs/next/board",
      { active: false, items: [1, 2, 3].map(() => ({ current: undefined })) },
    ],
    [
      "a single version, a plain link",
      { versions: ["1.0"] },
      "/docs/board",
      { kind: "link", label: "1.0", href: "/docs/1.0/board" },
    ],
    [
      "entries around them",
      { ...before, ...after },
      "/",
      { items: [...entries("first", "Next", "2.0", "1.0"), { html: "<hr>" }] },
    ],
  ])("VER-3 the data choose %s", (_what, data, url, expected) => {
    expect(itemOf({ ...picker, ...data }, onPage(url))).toMatchObject(expected);
  });
});
