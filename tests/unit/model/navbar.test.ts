import { describe, expect, test } from "vitest";
import { buildNavbar, checkNavbar } from "../../../src/model/navbar.ts";
import type { NavDropdown, NavItem, NavLink } from "../../../src/model/page-model.ts";
import type { DocSource } from "../../../src/model/sources.ts";
import { sidebarsFile, versionsFile } from "../../../src/schema/docs.ts";
import type { Locale } from "../../../src/schema/localized.ts";
import { type NavbarFile, navbarFile } from "../../../src/schema/navbar.ts";
import { both, contextOf, docSource, versionsOf } from "../../support/site-data.ts";

interface NavbarOptions {
  url?: string;
  locale?: Locale;
  docs?: (DocSource | string)[];
  drafts?: string[];
  data?: Parameters<typeof contextOf>[1];
  navbar?: object;
}

/** The navbar of a page, and what was reported while it was built. */
function navbarOf(
  items: unknown[],
  { url = "/", locale = "sv", docs = [], drafts = [], data = {}, navbar = {} }: NavbarOptions = {},
) {
  const file: NavbarFile = navbarFile.parse({ items, ...navbar });
  const { versions, context } = versionsOf(docs, { ...data, navbar: file }, { locale, drafts });
  const built = buildNavbar(context, { url, versions, translations: { sv: "/", en: "/en/" } });
  return { ...built, problems: context.problems };
}

/** The only item of a navbar. */
function itemOf(item: unknown, options?: NavbarOptions): NavItem | undefined {
  const { left, right } = navbarOf([item], options);
  return [...left, ...right][0];
}

function linkOf(item: object, options?: NavbarOptions): NavLink {
  const link = itemOf({ label: both("x"), ...item }, options);
  if (link?.kind !== "link") throw new Error(`not a link: ${JSON.stringify(link)}`);
  return link;
}

function dropdownOf(item: object, options?: NavbarOptions): NavDropdown {
  const menu = itemOf({ label: both("x"), ...item }, options);
  if (menu?.kind !== "dropdown") throw new Error(`not a dropdown: ${JSON.stringify(menu)}`);
  return menu;
}

/** What `checkNavbar` says about one item. */
function problemsOf(item: object) {
  const context = contextOf();
  checkNavbar(navbarFile.parse({ items: [item] }), context);
  return context.problems;
}

const labels = (items: readonly NavItem[]) =>
  items.map((item) => (item.kind === "html" ? item.html : item.label));

describe("sides", () => {
  const item = (label: string, position?: string) => ({
    label: both(label),
    to: "/x",
    ...(position ? { position } : {}),
  });

  test("NAV-2 an item without position is on the right, in the order of the data", () => {
    const { left, right } = navbarOf([
      item("a", "left"),
      item("b"),
      item("c", "right"),
      item("d", "left"),
      item("e"),
    ]);
    expect(labels(left)).toEqual(["a", "d"]);
    expect(labels(right)).toEqual(["b", "c", "e"]);
  });

  test("NAV-2 where the sides change the order of the data, the drawer can restore it", () => {
    const mixed = navbarOf([item("a"), item("b", "left"), item("c")]);
    const shown = [...mixed.left, ...mixed.right];
    expect(labels((mixed.order ?? []).map((at) => shown[at] as NavItem))).toEqual(["a", "b", "c"]);
    expect(navbarOf([item("a", "left"), item("b")]).order).toBeUndefined();
  });

  test("NAV-2 another position is an error", () => {
    expect(problemsOf(item("a", "middle"))).toEqual([
      {
        file: "_data/navbar.json",
        path: ["items", 0],
        problem:
          'The position "middle" does not exist: {"position":"middle","label":{"sv":"a","en":"a"},"to":"/x"}',
        fix: 'Write "left" or "right".',
      },
    ]);
  });
});

describe("types", () => {
  const children = [{ label: both("child"), to: "/x" }];

  test.each([
    { what: "a target without type", item: { label: both("x"), to: "/x" }, kind: "link" },
    { what: "default", item: { type: "default", label: both("x"), to: "/x" }, kind: "link" },
    { what: "items without type", item: { label: both("x"), items: children }, kind: "dropdown" },
    {
      what: "default with items",
      item: { type: "default", label: both("x"), items: children },
      kind: "dropdown",
    },
    {
      what: "dropdown",
      item: { type: "dropdown", label: both("x"), items: children },
      kind: "dropdown",
    },
    { what: "html", item: { type: "html", value: both("<b>x</b>") }, kind: "html" },
    { what: "doc", item: { type: "doc", docId: "board" }, kind: "link" },
    { what: "docSidebar", item: { type: "docSidebar", sidebarId: "docs" }, kind: "link" },
    { what: "docsVersion", item: { type: "docsVersion" }, kind: "link" },
    { what: "docsVersionDropdown", item: { type: "docsVersionDropdown" }, kind: "link" },
    { what: "localeDropdown", item: { type: "localeDropdown" }, kind: "dropdown" },
    { what: "search", item: { type: "search" }, kind: undefined },
  ])("NAV-3 an item of the type $what becomes $kind", ({ item, kind }) => {
    expect(problemsOf(item)).toEqual([]);
    expect(itemOf(item, { docs: ["board.md"] })?.kind).toBe(kind);
  });

  const KNOWN =
    "Known: default, dropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown";

  test.each([
    { type: "foo", fix: `Did you mean "doc"? ${KNOWN}` },
    { type: "custom-clock", fix: KNOWN },
    { type: "dropdwn", fix: `Did you mean "dropdown"? ${KNOWN}` },
    { type: "toString", fix: KNOWN },
  ])('CONF-2 the type "$type" is told with the known ones', ({ type, fix }) => {
    expect(problemsOf({ type, to: "/x" })).toEqual([
      {
        file: "_data/navbar.json",
        path: ["items", 0],
        problem: `There is no navbar item type "${type}": {"type":"${type}","to":"/x"}`,
        fix,
      },
    ]);
  });
});

describe("fields that exclude each other", () => {
  const x = both("x");
  const EXACTLY_ONE = 'A link has exactly one of "to" and "href", this one has';

  test.each([
    {
      rule: "both targets",
      item: { label: x, to: "/x", href: "https://x.example" },
      problem: `${EXACTLY_ONE} both:`,
    },
    { rule: "no target", item: { label: x }, problem: `${EXACTLY_ONE} neither:` },
    {
      rule: "both targets on a dropdown",
      item: { label: x, to: "/x", href: "https://x.example", items: [] },
      problem: `${EXACTLY_ONE} both:`,
    },
    {
      rule: "label and html",
      item: { label: x, html: x, to: "/x" },
      problem: '"html" and "label" exclude each other:',
    },
    { rule: "no label", item: { to: "/x" }, problem: "The item has no label:" },
    { rule: "html without value", item: { type: "html" }, problem: 'A html item needs "value":' },
    { rule: "doc without id", item: { type: "doc" }, problem: 'A doc item needs "docId":' },
    {
      rule: "docSidebar without id",
      item: { type: "docSidebar" },
      problem: 'A docSidebar item needs "sidebarId":',
    },
    {
      rule: "dropdown without items",
      item: { type: "dropdown", label: x },
      problem: 'A dropdown item needs "items":',
    },
  ])("CONF-3 $rule: the item and the rule are told", ({ item, problem }) => {
    const told = problemsOf(item);
    expect(told).toHaveLength(1);
    const json = told[0]?.problem.slice(problem.length + 1) ?? "";
    expect(told[0]?.problem.slice(0, problem.length)).toBe(problem);
    expect(JSON.parse(json)).toEqual(item);
  });

  test.each([
    { child: { type: "dropdown", label: x, items: [] }, type: "dropdown" },
    { child: { type: "localeDropdown" }, type: "localeDropdown" },
    { child: { type: "docsVersionDropdown" }, type: "docsVersionDropdown" },
    { child: { type: "search" }, type: "search" },
  ])("CONF-3 a $type inside a dropdown is an error at its place", ({ child, type }) => {
    const told = problemsOf({ label: x, items: [{ label: x, to: "/x" }, child] });
    expect(told).toMatchObject([
      {
        path: ["items", 0, "items", 1],
        problem: expect.stringContaining(`A ${type} cannot stand inside a dropdown:`),
      },
    ]);
  });

  test("CONF-3 an item with items inside a dropdown is a dropdown and an error", () => {
    const told = problemsOf({ label: x, items: [{ label: x, items: [] }] });
    expect(told).toMatchObject([
      { problem: expect.stringContaining("A dropdown cannot stand inside a dropdown:") },
    ]);
  });

  test("CONF-3 a position inside a dropdown is an error", () => {
    const told = problemsOf({ label: x, items: [{ label: x, to: "/x", position: "left" }] });
    expect(told).toMatchObject([
      {
        problem: expect.stringContaining("An item inside a dropdown has no position:"),
        fix: 'Remove "position".',
      },
    ]);
  });

  test.each(["dropdownItemsBefore", "dropdownItemsAfter"])(
    "CONF-3 the children in %s are checked too",
    (list) => {
      const told = problemsOf({ type: "localeDropdown", [list]: [{ label: x }] });
      expect(told).toMatchObject([{ path: ["items", 0, list, 0] }]);
    },
  );

  test.each(["default", "doc", "docSidebar", "docsVersion", "html"])(
    "NAV-3 a %s may stand inside a dropdown",
    (type) => {
      const child = {
        type,
        ...{
          default: { label: x, to: "/x" },
          doc: { docId: "a" },
          docSidebar: { sidebarId: "a" },
          docsVersion: {},
          html: { value: x },
        }[type],
      };
      expect(problemsOf({ label: x, items: [child] })).toEqual([]);
    },
  );
});

describe("an item that fails", () => {
  const failing = (items: object[]) => {
    const boom = new Error("boom");
    const navbar = navbarFile.parse({ items });
    const context = contextOf("sv", { navbar });
    const href = () => {
      throw boom;
    };
    const place = { url: "/", versions: [], translations: { sv: "/", en: "/en/" } };
    return { boom, build: () => buildNavbar({ ...context, href }, place) };
  };

  test("NAV-4 the error points to the list, shows the item and keeps its cause", () => {
    const { boom, build } = failing([{ type: "search" }, { label: both("x"), to: "/x" }]);
    expect(build).toThrow(
      expect.objectContaining({
        message: `_data/navbar.json: the item "items[1]" failed:
{
  "label": {
    "sv": "x",
    "en": "x"
  },
  "to": "/x"
}`,
        cause: boom,
      }),
    );
  });

  test("NAV-4 children of a dropdown are covered", () => {
    const { build } = failing([
      { label: both("menu"), items: [{ label: both("child"), to: "/child" }] },
    ]);
    expect(build).toThrow(/"to": "\/child"/);
  });
});

describe("link items", () => {
  test.each([
    { item: { to: "/section" }, sv: "/section", en: "/en/section", external: false },
    { item: { to: "for-antagna" }, sv: "/for-antagna", en: "/en/for-antagna", external: false },
    { item: { to: "/" }, sv: "/", en: "/en/", external: false },
    {
      item: { to: "https://x.example" },
      sv: "https://x.example",
      en: "https://x.example",
      external: true,
    },
    {
      item: { href: "https://x.example" },
      sv: "https://x.example",
      en: "https://x.example",
      external: true,
    },
    { item: { href: "//x.example" }, sv: "//x.example", en: "//x.example", external: true },
    {
      item: { href: "https://www.iare.se/blog" },
      sv: "https://www.iare.se/blog",
      en: "https://www.iare.se/blog",
      external: false,
    },
    {
      item: { href: "mailto:ordf@iare.nu" },
      sv: "mailto:ordf@iare.nu",
      en: "mailto:ordf@iare.nu",
      external: false,
    },
    { item: { href: "/section" }, sv: "/section", en: "/section", external: false },
    {
      item: { href: "/section", prependBaseUrlToHref: true },
      sv: "/section",
      en: "/en/section",
      external: false,
    },
  ])(
    "NAV-5 $item leads to $sv, in English to $en, external: $external",
    ({ item, sv, en, external }) => {
      expect(linkOf(item, { locale: "sv" })).toMatchObject({ href: sv, external });
      expect(linkOf(item, { locale: "en" })).toMatchObject({ href: en, external });
    },
  );

  test("NAV-5 labels are in the language of the page", () => {
    const item = { label: { sv: "Aktuellt", en: "News" }, to: "/blog" };
    expect(linkOf(item, { locale: "sv" }).label).toBe("Aktuellt");
    expect(linkOf(item, { locale: "en" }).label).toBe("News");
  });

  test("unknown fields of an item are attributes of its link", () => {
    const link = linkOf({ to: "/x", className: "big", target: "_self", "data-x": "1" });
    expect(link).toMatchObject({
      className: "big",
      attributes: { target: "_self", "data-x": "1" },
    });
    expect(linkOf({ to: "/x" })).not.toHaveProperty("attributes");
  });

  test("html may stand for the label of a link and of a dropdown", () => {
    const html = { sv: "<b>Hem</b>", en: "<b>Home</b>" };
    expect(itemOf({ html, to: "/x" }, { locale: "en" })).toMatchObject({
      kind: "link",
      html: "<b>Home</b>",
    });
    expect(itemOf({ html, items: [] }, { locale: "en" })).toMatchObject({
      kind: "dropdown",
      html: "<b>Home</b>",
    });
  });
});

describe("active links", () => {
  test.each([
    { item: { to: "/docs/board" }, url: "/docs/board", current: "page" },
    { item: { to: "/docs/board" }, url: "/docs/board/x", current: "true" },
    { item: { to: "/docs/board" }, url: "/docs/boards", current: null },
    { item: { to: "/docs/board" }, url: "/docs", current: null },
    { item: { to: "/Docs/Board/" }, url: "/docs/board", current: "page" },
    { item: { to: "/docs/board?x=1#y" }, url: "/docs/board", current: "page" },
    { item: { to: "for-antagna" }, url: "/for-antagna", current: "page" },
    { item: { to: "/" }, url: "/", current: "page" },
    { item: { to: "/" }, url: "/section", current: null },
    { item: { to: "/blog" }, url: "/blog/archive", current: "true" },
    { item: { to: "/blog" }, url: "/blog/2024/03/25/x", current: "true" },
    { item: { href: "https://www.kth.se/blog" }, url: "/blog", current: null },
    { item: { to: "/x", activeBasePath: "/docs" }, url: "/docs/board", current: "true" },
    { item: { to: "/x", activeBasePath: "docs" }, url: "/docs/board", current: "true" },
    { item: { to: "/x", activeBasePath: "/DOCS/" }, url: "/docs/board", current: "true" },
    { item: { to: "/x", activeBasePath: "/docs" }, url: "/blog", current: null },
    { item: { to: "/blog", activeBasePath: "/docs" }, url: "/blog/archive", current: null },
    { item: { to: "/x", activeBasePath: "/docs" }, url: "/x", current: "page" },
    { item: { to: "/x", activeBaseRegex: "^/(docs|blog)/" }, url: "/docs/board", current: "true" },
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

  test("NAV-6 several items may be active at once", () => {
    const section = { label: both("x"), to: "/section" };
    const { right } = navbarOf([section, { label: both("menu"), items: [section] }], {
      url: "/section",
    });
    expect(right).toMatchObject([
      { current: "page" },
      { active: true, items: [{ current: "page" }] },
    ]);
  });
});

describe("doc items", () => {
  const hidden = docSource("hidden.md", { frontMatter: { unlisted: true } });
  const docs = ["board.md", "event/cmi.md", "alone.md", "lonely.md", hidden];
  const sidebars = sidebarsFile.parse({ docs: { items: ["board", "event/cmi"] } });
  const item = (docId: string) => ({ type: "doc", docId });
  const options = (url: string) => ({ url, docs, data: { sidebars }, drafts: ["plan"] });

  test.each([
    { docId: "board", url: "/", href: "/docs/board", current: null },
    { docId: "board", url: "/docs/board", href: "/docs/board", current: "page" },
    { docId: "board", url: "/docs/event/cmi", href: "/docs/board", current: "true" },
    { docId: "board", url: "/docs/alone", href: "/docs/board", current: null },
    { docId: "alone", url: "/docs/lonely", href: "/docs/alone", current: null },
    { docId: "hidden", url: "/docs/hidden", href: "/docs/hidden", current: "page" },
  ])(
    "NAV-7 on $url the item of $docId leads to $href with the mark $current",
    ({ docId, url, href, current }) => {
      expect(itemOf(item(docId), options(url))).toMatchObject({ kind: "link", href, current });
    },
  );

  test.each([
    { what: "an unlisted doc on another page", docId: "hidden", url: "/docs/board" },
    { what: "a draft", docId: "plan", url: "/docs/board" },
  ])("NAV-7 the item of $what is absent without a word", ({ docId, url }) => {
    const built = navbarOf([item(docId)], options(url));
    expect(built.right).toEqual([]);
    expect(built.problems).toEqual([]);
  });

  test("NAV-7 the label is the id of the doc unless the item has one", () => {
    expect(itemOf(item("board"), options("/"))).toMatchObject({ label: "board" });
    expect(itemOf({ ...item("board"), label: both("The board") }, options("/"))).toMatchObject({
      label: "The board",
    });
  });

  test("NAV-7 an unknown id is told with the versions searched, the known ids and its place", () => {
    const inMenu = { label: both("menu"), items: [item("nope")] };
    expect(navbarOf([{ type: "search" }, inMenu], options("/")).problems).toEqual([
      {
        file: "_data/navbar.json",
        path: ["items", 1, "items", 0],
        problem:
          'The navbar item {"type":"doc","docId":"nope"} names the doc "nope", which is not in version "current".',
        fix: "Known ids: board, event/cmi, alone, lonely, hidden",
      },
    ]);
  });
});

describe("docSidebar items", () => {
  const link = { type: "link", href: "https://x.example", label: both("X") };
  const sidebars = sidebarsFile.parse({
    docs: { items: [link, { type: "category", label: both("Menu"), items: ["board", "media"] }] },
    links: { items: [link, { type: "html", value: both("x") }] },
  });
  const item = (sidebarId: string) => ({ type: "docSidebar", sidebarId });
  const options = (url: string) => ({
    url,
    docs: ["board.md", "media.md", "alone.md"],
    data: { sidebars },
  });

  test.each([
    { url: "/", current: null },
    { url: "/docs/board", current: "page" },
    { url: "/docs/media", current: "true" },
    { url: "/docs/alone", current: null },
  ])(
    "NAV-8 on $url the item leads to the first doc of its menu with the mark $current",
    ({ url, current }) => {
      expect(itemOf(item("docs"), options(url))).toEqual({
        kind: "link",
        label: "board",
        href: "/docs/board",
        external: false,
        current,
      });
    },
  );

  test("CONF-5 a menu with nothing to link to is an error that names it", () => {
    expect(navbarOf([item("links")], options("/")).problems).toEqual([
      {
        file: "_data/sidebars.json",
        path: ["links"],
        problem: 'The sidebar "links" has nothing to link to, but the navbar links to it.',
        fix: "Add a doc to it, or remove the navbar item.",
      },
    ]);
  });

  test("CONF-6 an unknown menu is told with the known ones and its place", () => {
    expect(navbarOf([item("dcs")], options("/")).problems).toEqual([
      {
        file: "_data/navbar.json",
        path: ["items", 0],
        problem:
          'The navbar item {"type":"docSidebar","sidebarId":"dcs"} names the sidebar "dcs", which does not exist.',
        fix: 'Did you mean "docs"? Known: docs, links',
      },
    ]);
  });
});

describe("versions", () => {
  const versions = versionsFile.parse({
    last: "2.0",
    versions: [
      { name: "current", label: both("Next"), path: "next" },
      { name: "2.0", label: both("2.0"), path: "" },
      { name: "1.0", label: both("1.0"), path: "1.0" },
    ],
  });
  const doc = (version: string, versionPath: string, path: string) =>
    docSource(path, { version, versionPath });
  const docs = [
    doc("current", "next", "board.md"),
    doc("current", "next", "new.md"),
    doc("2.0", "", "board.md"),
    doc("1.0", "1.0", "board.md"),
  ];
  const options = (url: string) => ({ url, docs, data: { versions } });
  const shown = (menu: NavDropdown) =>
    menu.items.map((item) =>
      item.kind === "link" ? [item.label, item.href, item.current] : item.html,
    );

  test("VER-3 entries lead to the same doc in each version, and the active one is marked", () => {
    const menu = dropdownOf({ type: "docsVersionDropdown" }, options("/docs/next/board"));
    expect(menu).toMatchObject({ label: "Next", active: true });
    expect(shown(menu)).toEqual([
      ["Next", "/docs/next/board", "page"],
      ["2.0", "/docs/board", null],
      ["1.0", "/docs/1.0/board", null],
    ]);
  });

  test("VER-3 where a version lacks the doc, its entry leads to its main doc", () => {
    const menu = dropdownOf({ type: "docsVersionDropdown" }, options("/docs/next/new"));
    expect(shown(menu)).toEqual([
      ["Next", "/docs/next/new", "page"],
      ["2.0", "/docs/board", null],
      ["1.0", "/docs/1.0/board", null],
    ]);
  });

  test("VER-3 outside the docs the label is that of the latest version and nothing is marked", () => {
    const menu = dropdownOf({ type: "docsVersionDropdown" }, options("/blog"));
    expect(menu).toMatchObject({ label: "2.0", active: false });
    expect(shown(menu).map(([, href, current]) => [href, current])).toEqual([
      ["/docs/next/board", null],
      ["/docs/board", null],
      ["/docs/1.0/board", null],
    ]);
  });

  test.each([
    { list: ["1.0", "current"], names: ["1.0", "Next"] },
    { list: { "2.0": {}, current: { label: both("Coming") } }, names: ["2.0", "Coming"] },
  ])("VER-3 the data choose versions, order and labels: $names", ({ list, names }) => {
    const menu = dropdownOf({ type: "docsVersionDropdown", versions: list }, options("/blog"));
    expect(labels(menu.items)).toEqual(names);
    expect(menu.label).toBe(names[0]);
  });

  test("VER-3 a version that is not offered marks neither an entry nor the label", () => {
    const menu = dropdownOf(
      { type: "docsVersionDropdown", versions: ["2.0", "current"] },
      options("/docs/1.0/board"),
    );
    expect(menu).toMatchObject({ label: "2.0", active: false });
    expect(shown(menu).map(([, , current]) => current)).toEqual([null, null]);
  });

  test("VER-3 marking can be switched off", () => {
    const item = { type: "docsVersionDropdown", dropdownActiveClassDisabled: true };
    const menu = dropdownOf(item, options("/docs/next/board"));
    expect(menu.active).toBe(false);
    expect(shown(menu).map(([, , current]) => current)).toEqual([null, null, null]);
  });

  test("VER-3 a single entry is a plain link", () => {
    const item = { type: "docsVersionDropdown", versions: ["1.0"] };
    expect(itemOf(item, options("/docs/board"))).toMatchObject({
      kind: "link",
      label: "1.0",
      href: "/docs/1.0/board",
    });
  });

  test("VER-3 further entries stand before and after", () => {
    const item = {
      type: "docsVersionDropdown",
      dropdownItemsBefore: [{ label: both("first"), to: "/a" }],
      dropdownItemsAfter: [{ type: "html", value: both("<hr>") }],
    };
    expect(labels(dropdownOf(item, options("/")).items)).toEqual([
      "first",
      "Next",
      "2.0",
      "1.0",
      "<hr>",
    ]);
  });

  test("CONF-4 an unknown version is told with the known ones", () => {
    const item = { type: "docsVersionDropdown", versions: ["3.0", "2.0"] };
    expect(navbarOf([item], options("/")).problems).toEqual([
      {
        file: "_data/navbar.json",
        path: ["items", 0],
        problem: 'The version dropdown names "3.0", which is not a version of the docs.',
        fix: "Known versions: current, 2.0, 1.0",
      },
    ]);
  });

  test.each([
    { url: "/docs/next/board", label: "Next", href: "/docs/next/board", current: "page" },
    { url: "/docs/1.0/nope", label: "1.0", href: "/docs/1.0/board", current: "true" },
    { url: "/blog", label: "2.0", href: "/docs/board", current: null },
  ])(
    "VER-2 on $url a docsVersion item is $label and leads to $href",
    ({ url, label, href, current }) => {
      expect(itemOf({ type: "docsVersion" }, options(url))).toMatchObject({ label, href, current });
    },
  );

  test("a docsVersion item may have its own label and target", () => {
    const item = { type: "docsVersion", label: both("Docs"), to: "/docs/board" };
    expect(itemOf(item, options("/"))).toMatchObject({ label: "Docs", href: "/docs/board" });
  });

  test.each([
    { docId: "board", url: "/docs/1.0/board", href: "/docs/1.0/board", current: "page" },
    { docId: "new", url: "/docs/next/board", href: "/docs/next/new", current: "true" },
    { docId: "board", url: "/blog", href: "/docs/board", current: null },
  ])("VER-2 on $url the doc $docId is the one at $href", ({ docId, url, href, current }) => {
    expect(itemOf({ type: "doc", docId }, options(url))).toMatchObject({ href, current });
  });

  test("NAV-7 a doc that is only in another version is told with the versions searched", () => {
    const [problem] = navbarOf(
      [{ type: "doc", docId: "new" }],
      options("/docs/1.0/board"),
    ).problems;
    expect(problem).toMatchObject({
      problem: expect.stringContaining('which is not in version "1.0", version "2.0".'),
      fix: "Known ids: board",
    });
  });
});

describe("html items", () => {
  const item = { type: "html", value: { sv: "<b>fet</b>", en: "<b>bold</b>" }, className: "x" };

  test("NAV-9 the value is inserted as it is, in the bar and in a dropdown", () => {
    const html = { kind: "html", html: "<b>bold</b>", className: "x" };
    expect(itemOf(item, { locale: "en" })).toEqual(html);
    expect(dropdownOf({ items: [item] }, { locale: "en" }).items).toEqual([html]);
  });
});

describe("brand", () => {
  const logo = { src: "/img/logo.svg" };

  test.each([
    { given: "an alt text", navbar: { logo: { ...logo, alt: "KTH" }, title: "I" }, alt: "KTH" },
    { given: "an alt text, no title", navbar: { logo: { ...logo, alt: "KTH" } }, alt: "KTH" },
    { given: "an empty alt text", navbar: { logo: { ...logo, alt: "" } }, alt: "" },
    { given: "a title only", navbar: { logo, title: "I" }, alt: "" },
    { given: "neither", navbar: { logo }, alt: "I-Sektionen KTH" },
    { given: "an empty title", navbar: { logo, title: "" }, alt: "I-Sektionen KTH" },
  ])('NAV-10 with $given the logo is called "$alt"', ({ navbar, alt }) => {
    expect(navbarOf([], { navbar }).brand.logo?.alt).toBe(alt);
  });

  test("NAV-10 the dark logo defaults to the light one", () => {
    expect(navbarOf([], { navbar: { logo } }).brand.logo).toMatchObject({
      src: logo.src,
      srcDark: logo.src,
    });
    const two = { ...logo, srcDark: "/img/dark.svg", width: 30, height: 20 };
    expect(navbarOf([], { navbar: { logo: two } }).brand.logo).toEqual({
      ...two,
      alt: "I-Sektionen KTH",
    });
  });

  test.each([
    { own: "no", navbar: { title: "I" }, locale: "sv", href: "/" },
    { own: "no", navbar: { title: "I" }, locale: "en", href: "/en/" },
    {
      own: "an internal",
      navbar: { logo: { ...logo, href: "/section" } },
      locale: "en",
      href: "/en/section",
    },
    {
      own: "an external",
      navbar: { logo: { ...logo, href: "https://kth.se" } },
      locale: "en",
      href: "https://kth.se",
    },
  ] as const)(
    "NAV-10 a brand with $own target of its own on a page in $locale leads to $href",
    ({ navbar, locale, href }) => {
      expect(navbarOf([], { navbar, locale }).brand.href).toBe(href);
    },
  );

  test("NAV-10 without logo or title there is neither; a target is kept", () => {
    expect(navbarOf([]).brand).toEqual({ href: "/", title: null, logo: null });
    expect(navbarOf([], { navbar: { logo: { ...logo, target: "_self" } } }).brand.target).toBe(
      "_self",
    );
  });
});

describe("dropdowns", () => {
  const items = [
    { label: both("Board"), to: "/docs/board" },
    { label: both("Safety"), to: "/trygghet" },
    { label: both("Drive"), href: "https://drive.example/trygghet" },
  ];

  test.each([
    { url: "/trygghet", active: true, marks: [null, "page", null] },
    { url: "/docs/board/x", active: true, marks: ["true", null, null] },
    { url: "/section", active: false, marks: [null, null, null] },
  ])("DROP-7 on $url the label is marked: $active", ({ url, active, marks }) => {
    const menu = dropdownOf({ items }, { url });
    expect(menu.active).toBe(active);
    expect(menu.items.map((item) => (item.kind === "link" ? item.current : undefined))).toEqual(
      marks,
    );
  });

  test.each([
    { url: "/section", active: true },
    { url: "/blog", active: false },
  ])("DROP-7 a label with a link of its own is marked on $url: $active", ({ url, active }) => {
    const menu = dropdownOf({ to: "/section", items }, { url });
    expect(menu.active).toBe(active);
    expect(menu.link).toMatchObject({ href: "/section", current: active ? "page" : null });
  });

  test("a label without a link has none", () => {
    expect(dropdownOf({ items }).link).toBeNull();
  });

  test("every dropdown has an id of its own", () => {
    const { left, right } = navbarOf([
      { label: both("a"), items },
      { type: "localeDropdown" },
      { label: both("b"), items, position: "left" },
    ]);
    const ids = [...left, ...right].map((item) => (item.kind === "dropdown" ? item.id : ""));
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain("");
  });
});

describe("language switcher", () => {
  const switcher = (item = {}, locale: Locale = "sv") => {
    const navbar = navbarFile.parse({ items: [{ type: "localeDropdown", ...item }] });
    const context = contextOf(locale, { navbar });
    const translations = { sv: "/docs/board", en: "/en/docs/board" };
    const [menu] = buildNavbar(context, {
      url: translations[locale],
      versions: [],
      translations,
    }).right;
    if (menu?.kind !== "dropdown") throw new Error("not a dropdown");
    return menu;
  };

  test.each([
    { locale: "sv", label: "Svenska", marks: ["true", null] },
    { locale: "en", label: "English", marks: [null, "true"] },
  ] as const)(
    "LOC-1 on a page in $locale it is called $label and offers both languages in order",
    ({ locale, label, marks }) => {
      const menu = switcher({}, locale);
      expect(menu).toMatchObject({ label, icon: "language", link: null, active: false });
      expect(menu.items).toEqual([
        {
          kind: "link",
          label: "Svenska",
          href: "/docs/board",
          external: false,
          current: marks[0],
          lang: "sv",
        },
        {
          kind: "link",
          label: "English",
          href: "/en/docs/board",
          external: false,
          current: marks[1],
          lang: "en",
        },
      ]);
    },
  );

  test("LOC-1 further entries stand before and after the languages", () => {
    const menu = switcher({
      dropdownItemsBefore: [{ label: both("first"), to: "/a" }],
      dropdownItemsAfter: [{ label: both("last"), href: "https://x.example" }],
    });
    expect(labels(menu.items)).toEqual(["first", "Svenska", "English", "last"]);
  });

  test("LOC-3 a configured query is appended to the language links", () => {
    expect(switcher({ queryString: "?from=menu" }).items).toMatchObject([
      { href: "/docs/board?from=menu" },
      { href: "/en/docs/board?from=menu" },
    ]);
  });
});
