import { describe, expect, test } from "vitest";
import { docsItems } from "../../../src/model/navbar/menus.ts";
import { resolveNavbar } from "../../../src/model/navbar/navbar.ts";
import { sidebarsFile } from "../../../src/schema/docs.ts";
import { navbarFile } from "../../../src/schema/navbar.ts";
import { labelled, menuOf } from "../../support/docs-menu.ts";
import { label, labelsOf } from "../../support/labels.ts";
import { itemOf, navbarOf, onPage } from "../../support/navbar.ts";
import { schemaFindings } from "../../support/schema-problems.ts";
import { both, contextOf, docSource } from "../../support/site-data.ts";

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
  const own = (sv: string, en: string) => [{ href: sv, newTab: undefined }, { href: en }];
  const other = (href: string) =>
    Array(2).fill({ href, newTab: true, attributes: { target: "_blank" } });
  test.each([
    [{ to: "/section" }, own("/section", "/en/section")],
    [{ href: "/section" }, own("/section", "/section")],
    [{ href: "/section", prependBaseUrlToHref: true }, own("/section", "/en/section")],
    [
      { href: "https://www.example.org/x" },
      own("https://www.example.org/x", "https://www.example.org/x"),
    ],
    [{ to: "https://x.example" }, other("https://x.example")],
    [{ href: "//x.example" }, other("//x.example")],
    [
      { to: "/x", className: "big", target: "_self", "data-x": "1" },
      Array(2).fill({ className: "big", attributes: { target: "_self", "data-x": "1" } }),
    ],
  ])("NAV-5 where %j leads, and how", (item, [sv, en]) => {
    expect(itemOf({ ...x, ...item })).toMatchObject(sv);
    expect(itemOf({ ...x, ...item }, { locale: "en" })).toMatchObject(en);
  });

  test.each([
    [{ to: "/docs/board" }, "/docs/board/x", "true"],
    [{ to: "/docs/board" }, "/docs/boards", undefined],
    [{ to: "/Docs/Board/" }, "/docs/board", "page"],
    [{ to: "/" }, "/", "page"],
    [{ to: "/" }, "/section", undefined],
    [{ href: "https://www.kth.se/blog" }, "/blog", undefined],
    [{ to: "/x", activeBasePath: "docs" }, "/docs/board", "true"],
    [{ to: "/blog", activeBasePath: "/docs" }, "/blog/archive", undefined],
    [{ to: "/x", activeBasePath: "/docs" }, "/x", "page"],
    [{ to: "/x", activeBaseRegex: "^/DOCS" }, "/docs/board", "true"],
    [{ to: "/x", activeBaseRegex: "^/docs$" }, "/docs/board", undefined],
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
  });

  test("NAV-9 an html item is inserted as it is, in the bar and in a dropdown", () => {
    const item = { type: "html", value: { sv: "<b>fet</b>", en: "<b>bold</b>" }, className: "x" };
    const html = { kind: "html", html: "<b>bold</b>", className: "x" };
    expect(itemOf(item, { locale: "en" })).toMatchObject(html);
    expect(itemOf({ ...x, items: [item] }, { locale: "en" })).toMatchObject({ items: [html] });
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
  const outside = { type: "link", href: "https://x.example", label: both("X") };
  const menu = labelled("Menu", { items: ["board", "event/cmi"] });
  const sidebars = sidebarsFile.parse({ docs: { items: [outside, menu] } });
  const on = (url: string) => ({ url, docs, data: { sidebars } });
  const doc = (docId: string) => ({ type: "doc", docId });
  const sidebar = { type: "docSidebar", sidebarId: "docs" };

  test.each([
    [doc("board"), "/docs/board", "page"],
    [doc("board"), "/docs/event/cmi", "true"],
    [{ ...doc("board"), ...x }, "/docs/alone", undefined],
    [sidebar, "/docs/board", "page"],
    [sidebar, "/docs/event/cmi", "true"],
    [sidebar, "/docs/alone", undefined],
  ])("NAV-7, NAV-8 %j leads to its doc, and its mark on %s is %s", (item, url, current) => {
    const label = "label" in item ? "x" : "board";
    expect(itemOf(item, on(url))).toMatchObject({ label, href: "/docs/board", current });
  });

  test("NAV-7 two docs without a menu do not mark each other; the item of a draft or an unlisted doc is absent", () => {
    expect(itemOf(doc("alone"), on("/docs/lonely"))).toMatchObject({ current: undefined });
    for (const id of ["hidden", "plan"]) expect(itemOf(doc(id), on("/docs/board"))).toBeUndefined();
  });

  const version = { type: "docsVersion" };
  test.each([
    [version, "/docs/next/board", { label: "Next", href: "/docs/next/board", current: "page" }],
    [version, "/docs/1.0/nope", { label: "1.0", href: "/docs/1.0/board", current: "true" }],
    [version, "/blog", { label: "2.0", href: "/docs/board", current: undefined }],
    [doc("board"), "/docs/1.0/board", { href: "/docs/1.0/board", current: "page" }],
    [doc("new"), "/docs/next/board", { href: "/docs/next/new", current: "true" }],
  ])("VER-2 %j on %s is %j", (item, url, expected) => {
    expect(itemOf(item, onPage(url))).toMatchObject(expected);
  });

  const picker = { type: "docsVersionDropdown" };
  const entries = (...labels: string[]) => labels.map((label) => ({ label }));
  const unmarked = (count: number) => Array(count).fill({ current: undefined });
  const around = {
    dropdownItemsBefore: [link("first", "/a")],
    dropdownItemsAfter: [{ type: "html", value: both("<hr>") }],
  };

  test.each(["/docs/next/board", "/docs/next/new"])(
    "VER-3 on %s entries lead to the same doc, else to the main doc",
    (url) => {
      expect(itemOf(picker, onPage(url))).toMatchObject({
        label: "Next",
        active: true,
        items: [
          { label: "Next", href: url, current: "page" },
          { label: "2.0", href: "/docs/board", current: undefined },
          { label: "1.0", href: "/docs/1.0/board", current: undefined },
        ],
      });
    },
  );

  test.each([
    [{ versions: ["1.0", "current"] }, "/blog", { active: false, items: entries("1.0", "Next") }],
    [
      { versions: { "2.0": {}, current: { label: both("Coming") } } },
      "/blog",
      { label: "2.0", items: entries("2.0", "Coming") },
    ],
    [
      { versions: ["2.0", "current"] },
      "/docs/1.0/board",
      { label: "2.0", active: false, items: unmarked(2) },
    ],
    [
      { dropdownActiveClassDisabled: true },
      "/docs/next/board",
      { active: false, items: unmarked(3) },
    ],
    [{ versions: ["1.0"] }, "/docs/board", { kind: "link", label: "1.0", href: "/docs/1.0/board" }],
    [around, "/", { items: [...entries("first", "Next", "2.0", "1.0"), { html: "<hr>" }] }],
  ])("VER-3 the version picker with %j on %s is %j", (data, url, expected) => {
    expect(itemOf({ ...picker, ...data }, onPage(url))).toMatchObject(expected);
  });
});

test("SIDE-11 from 101 entries on, a closed category is a link to its first page, unless it has none", () => {
  const docs = Array.from({ length: 100 }, (_, index) => `a/doc-${index}`);
  const [first, ...others] = docs;
  const files = docs.map((id) => `${id}.md`);
  /** What pages have of each category while it is closed. */
  const stubs = (...items: unknown[]) =>
    docsItems(menuOf(files, { items }).items, labelsOf("sv"), "docs").map((item) =>
      item.kind === "group" ? item.stub?.html : "",
    );
  const category = (items: unknown[], rest = {}) => labelled("Namn", { items, ...rest });
  const linkTo = (href: string) =>
    `<li><a href="${href}">${label("sv", "docs.category.all")}</a></li>`;
  expect(stubs(category(others))).toEqual([undefined]);
  const section = { type: "link", href: "/section", label: both("Om") };
  const elsewhere = [{ type: "ref", id: first }, section];
  expect(
    stubs(
      category(others),
      first,
      category([...elsewhere, category([first])]),
      category(elsewhere),
      category([section], { link: { type: "generated-index", slug: "/x" } }),
      category([section], { collapsed: false }),
      category([section], { collapsible: false }),
    ),
  ).toEqual([
    ...[linkTo("/docs/a/doc-1"), "", linkTo("/docs/a/doc-0"), undefined, linkTo("/docs/x")],
    ...[undefined, undefined],
  ]);
});

describe("mistakes in the data", () => {
  /** The findings about a navbar with these items. */
  const findingsOf = (...items: unknown[]) => schemaFindings(navbarFile, { title: "I", items });
  const KNOWN =
    "Available: default, html, doc, docSidebar, docsVersion, dropdown, search, docsVersionDropdown, localeDropdown";

  test.each([
    [{ ...x, to: "/x" }, "link"],
    [{ ...x, items: [link("child", "/x")] }, "group"],
  ])("NAV-3 %j becomes a %s", (item, kind) => {
    expect(findingsOf(item)).toEqual([]);
    expect(itemOf(item)).toMatchObject({ kind });
  });

  test.each([
    ["foo", `Did you mean "doc"? ${KNOWN}`],
    ["toString", KNOWN],
  ])('NAV-3, CONF-2 the type "%s" is reported with the known ones', (type, fix) => {
    const problem = `There is no navbar item type "${type}": {"type":"${type}","to":"/x"}`;
    expect(findingsOf({ type, to: "/x" })).toEqual([{ path: ["items", 0], problem, fix }]);
  });

  const HREF = { to: "/x", href: "https://x.example" };
  test.each([
    ["CONF-3", { ...x, ...HREF }, "this one has both:"],
    ["CONF-3", x, "this one has neither:"],
    ["CONF-3", { ...x, ...HREF, items: [] }, "this one has both:"],
    ["CONF-3", { ...x, html: x.label, to: "/x" }, '"html" and "label" exclude each other:'],
    ["CONF-3", { to: "/x" }, "The item has no label:"],
    ["CONF-15", { ...x, items: [], rel: "me" }, '"rel" has no effect here:'],
    ["CONF-15", { ...x, items: [], "data-x-a": "b" }, '"data-x-a" has no effect here:'],
  ])("%s the item %j and the rule are reported: %s", (_id, item, problem) => {
    const [finding, ...others] = findingsOf(item);
    expect([finding?.path, others]).toEqual([["items", 0], []]);
    expect(finding?.problem).toContain(problem);
    expect(finding?.problem).toContain(JSON.stringify(item));
  });

  test.each([
    [
      [{ ...x, items: [{ ...x, to: "/x" }, { type: "search" }] }],
      [0, "items", 1],
      "A search cannot be inside a dropdown:",
    ],
    [[{ type: "search" }, { type: "search" }], [1], "a search above already"],
    [[{ ...x, to: "/x", position: "middle" }], [0, "position"], '"items[0].position" is "middle".'],
    [[{ type: "localeDropdown", queryString: "x=1" }], [0, "queryString"], 'such as "?from=menu"'],
    [[{ ...x, to: "/x", lable: "y" }], [0, "lable"], '"lable" is not a known field of "items[0]".'],
    [[{ ...x, to: "/x", "data-leave": "b" }], [0, "data-leave"], '"data-leave" is not a known'],
    [[{ type: "html", value: x.label, to: "/x" }], [0, "to"], '"to" is not a known field'],
  ])(
    "NAV-2, CONF-3, CONF-13, CONF-15 of %j what is at %j is reported: %s",
    (items, path, problem) => {
      expect(findingsOf(...items)).toMatchObject([
        { path: ["items", ...path], problem: expect.stringContaining(problem) },
      ]);
    },
  );

  test("NAV-1 the search is on either side", () => {
    for (const position of ["left", "right"])
      expect(findingsOf({ type: "search", position, className: "x" })).toEqual([]);
  });

  test.each([
    [{ title: " " }, "The link to the home page is empty"],
    [{ logo: { src: "/a.svg", alt: "" } }, "The link to the home page has no name"],
  ])("CONF-15 a brand that nobody could see or hear is reported: %j", (navbar, problem) => {
    expect(schemaFindings(navbarFile, { ...navbar, items: [] })).toMatchObject([
      { path: [], problem: expect.stringContaining(problem), fix: 'Write "title": "…".' },
    ]);
  });
});
