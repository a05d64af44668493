// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import type {
  NavbarMarks,
  Navbar as NavbarModel,
  NavItem,
  Shell,
} from "../../../../src/model/frame/frame-model.ts";
import { BlogSidebar } from "../../../../src/ui/blog-sidebar/blog-sidebar.tsx";
import { Navbar } from "../../../../src/ui/navbar/navbar.tsx";
import { Sidebar } from "../../../../src/ui/sidebar/sidebar.tsx";
import { sidebarItems } from "../../../../src/ui/sidebar/sidebar-items.tsx";
import { readMenus } from "../../../../widgets/mobile-menu/read-menus.ts";
import { contextOf } from "../../../support/site-data.ts";

const { labels } = contextOf("sv");
const shell = { labels, colorMode: { unchosen: "system", hasSwitch: true } } as Shell;
const link = (label: string, more: object = {}): Extract<NavItem, { kind: "link" }> => ({
  kind: "link",
  key: label,
  label,
  href: `/${label}`,
  external: false,
  ...more,
});
const group = (label: string, more: object = {}): Extract<NavItem, { kind: "dropdown" }> => ({
  kind: "dropdown",
  key: `menu-${label}`,
  label,
  mobileLabel: label,
  icon: null,
  link: null,
  items: [link("a")],
  ...more,
});

/** A page with this navbar; what the reader of a page has before any script. */
function draw(
  left: NavItem[],
  right: NavItem[] = [],
  { side = "", current = {} }: { side?: string; current?: NavbarMarks["current"] } = {},
): Element {
  const navbar: NavbarModel = {
    hideOnScroll: false,
    brand: { href: "/", external: false, title: "Sidan", logo: null },
    left,
    right,
    search: null,
  };
  const bar = renderToStaticMarkup(
    <Navbar navbar={navbar} marks={{ current, hrefs: {} }} shell={shell} hasPageMenu={false} />,
  );
  document.body.innerHTML = bar + side;
  return document.querySelector("nav") as Element;
}

/** Labels as one reads them; those of a group with what is in it. */
function texts(bar: Element, order?: number[]): unknown[] {
  const text = (html: string) => {
    const box = document.createElement("div");
    box.innerHTML = html;
    return box.textContent;
  };
  return readMenus(bar, order).items.map((item) =>
    item.kind === "item"
      ? text(item.html)
      : { [text(item.link ?? item.label) ?? ""]: item.items.map(({ html }) => text(html)) },
  );
}

beforeEach(() => {
  document.body.innerHTML = "";
});

describe("MOB-6 what the menu reads off the page", () => {
  test("all items, left ones first, with those of the groups", () => {
    const bar = draw([group("Sektionen"), link("Aktuellt")], [group("Mer", { link: link("Mer") })]);
    expect(texts(bar)).toEqual([{ Sektionen: ["a"] }, "Aktuellt", { Mer: ["a"] }]);
  });

  test("the order of the data where the bar has another one (NAV-2)", () => {
    const bar = draw([link("ett"), link("tre")], [link("två")]);
    expect(texts(bar, [0, 2, 1])).toEqual(["ett", "två", "tre"]);
  });

  test("nothing of the bar beside its items", () => {
    expect(texts(draw([link("ett")]))).toEqual(["ett"]);
  });

  test("links as they stand in the page, with target, language and marks", () => {
    const items = [
      link("ut", { external: true, href: "https://example.com/" }),
      link("en", { lang: "en" }),
      link("här"),
    ];
    const bar = draw(items, [], { current: { här: "page" } });
    const copies = readMenus(bar).items.map((item) => (item.kind === "item" ? item.html : ""));
    const originals = [...bar.querySelectorAll("[data-menu-items] li")].map((li) => li.innerHTML);
    expect(copies).toEqual(originals);
  });

  test("html items as list items with their class (G-14)", () => {
    const bar = draw([{ kind: "html", html: "<em>Prov</em>", className: "prov" }]);
    expect(readMenus(bar).items).toEqual([
      { kind: "item", className: "prov", html: "<em>Prov</em>" },
    ]);
  });

  test("no ids, which would be on the page twice", () => {
    const bar = draw([{ kind: "html", html: '<b id="x">Prov</b>' }]);
    expect(readMenus(bar).items).toEqual([{ kind: "item", className: "", html: "<b>Prov</b>" }]);
  });

  test("the label of the mobile layout (MOB-11)", () => {
    const bar = draw([group("Svenska", { mobileLabel: "Språk", icon: "language" })]);
    expect(texts(bar)).toEqual([{ Språk: ["a"] }]);
  });

  test("the brand link", () => {
    expect(readMenus(draw([])).brand).toMatch(/^<a [^>]*href="\/">Sidan<\/a>$/);
  });
});

describe("MOB-8 a group is expanded at first", () => {
  test.each<{
    when: string;
    item: ReturnType<typeof link>;
    own?: ReturnType<typeof link>;
    current: NavbarMarks["current"];
    isActive: boolean;
  }>([
    { when: "nothing in it is open", item: link("a"), current: {}, isActive: false },
    { when: "a child is open", item: link("a"), current: { a: "page" }, isActive: true },
    { when: "a child's section is open", item: link("a"), current: { a: "true" }, isActive: true },
    {
      when: "its own link is open",
      item: link("a"),
      own: link("Grupp"),
      current: { Grupp: "page" },
      isActive: true,
    },
    {
      when: "only the language is marked",
      item: link("Svenska", { lang: "sv" }),
      current: { Svenska: "true" },
      isActive: false,
    },
  ])("$isActive when $when", ({ item, own, current, isActive }) => {
    const bar = draw([group("Grupp", { items: [item], link: own ?? null })], [], { current });
    expect(readMenus(bar).items).toMatchObject([{ kind: "group", isActive }]);
  });
});

describe("MOB-7 the page's own menu", () => {
  const items = [
    {
      kind: "category" as const,
      id: "category-event",
      label: "Event",
      href: null,
      collapsible: true,
      collapsed: true,
      items: [
        {
          kind: "link" as const,
          id: "doc-cmi",
          label: "CMi",
          href: "/docs/cmi",
          external: false,
          unlisted: false,
        },
      ],
    },
  ];

  test("is the tree of the docs, open on the way to the page", () => {
    const marks = { current: "doc-cmi", active: ["category-event"] };
    const side = renderToStaticMarkup(
      <Sidebar
        version={null}
        items={sidebarItems(items, marks, labels).join("")}
        labels={labels}
      />,
    );
    const { page } = readMenus(draw([], [], { side }));
    expect(page?.label).toBe(labels["docs.sidebar.navAriaLabel"]);
    expect(page?.title).toBe(labels["docs.mobileMenu"]);
    const box = document.createElement("div");
    box.innerHTML = page?.html ?? "";
    expect(box.querySelector("details[open] a[aria-current=page]")?.textContent).toBe("CMi");
    expect(box.firstElementChild?.localName).toBe("ul");
  });

  test("is the list of recent posts", () => {
    const posts = [{ title: "Ny hemsida", href: "/blog/ny", current: null }];
    const side = renderToStaticMarkup(
      <BlogSidebar
        sidebar={{ title: "Senaste", years: [{ year: "2024", posts }] }}
        labels={labels}
      />,
    );
    const { page } = readMenus(draw([], [], { side }));
    expect(page?.label).toBe(labels["blog.sidebar.navAriaLabel"]);
    expect(page?.html).toContain('<a href="/blog/ny">Ny hemsida</a>');
  });

  test("is not there on other pages", () => {
    expect(readMenus(draw([link("a")])).page).toBeNull();
  });
});
