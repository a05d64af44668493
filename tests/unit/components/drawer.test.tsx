import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { codeError } from "../../../src/assets/code-findings.ts";
import { Drawer } from "../../../src/components/navbar/drawer.tsx";
import { MenuList } from "../../../src/components/navbar/menu-list.tsx";
import { ItemList } from "../../../src/components/navbar/navbar.tsx";
import type { MenuGroup, MenuItem, MenuPage, NavbarItem } from "../../../src/schema/menu.ts";
import { textsOf } from "../../build/dom.ts";
import { parseHtml } from "../../support/build.ts";
import { menus } from "../../support/menus.ts";

const link = (href: string): MenuItem => ({ kind: "link", label: href, href });
const group = (label: string, items: MenuItem[], rest: Partial<MenuGroup> = {}): MenuGroup => ({
  kind: "group",
  label,
  items,
  ...rest,
});
const DOCS = [
  link("/docs/a"),
  group("near", [link("/docs/near/b"), group("deep", [link("/docs/near/c")])]),
  group("far", [link("/docs/far/d")], { link: { kind: "link", label: "far", href: "/docs/far" } }),
  group("large", [link("/docs/large/f")], {
    stub: { key: "large", html: '<li><a href="/docs/large/f">All</a></li>' },
  }),
  group("shown", [link("/docs/e")], { isOpen: true }),
  group("fixed", [{ kind: "html", html: "<b>html</b>" }], { isFixed: true }),
];
const VERSIONS = group("2.0", [{ kind: "link", label: "2.0", href: "/docs/a", version: "2.0" }], {
  name: "Versions",
});
const DATA = menus([group("Chapter", [link("/docs/a")]), link("/blog"), VERSIONS], {
  "docs/main": { label: "docs", title: "Side menu", items: DOCS },
});

function drawer(page: Partial<MenuPage> = {}, colorMode: ReactNode = null) {
  const here = { path: "/", languages: {}, home: "/", ...page };
  const html = renderToString(
    <Drawer menus={DATA} page={here} colorMode={colorMode}>
      <MenuList items={DATA.items} page={here} labels={DATA.labels} />
    </Drawer>,
  );
  const dialog = parseHtml(html).querySelector("dialog") as HTMLElement;
  return { dialog, open: textsOf(dialog, "li > details[open] > summary") };
}

test("MOB-7 an unlisted page has a menu of its own, in which it is listed", () => {
  const { dialog } = drawer({ path: "/docs/x", side: "docs/main", items: [link("/docs/x")] });
  expect(dialog.querySelector(".drawer-panel > nav")?.textContent).toBe("/docs/x");
});

test("MOB-8 SIDE-6 groups are closed but those of the page and those that the data open", () => {
  const near = drawer({ path: "/docs/near/c", side: "docs/main" });
  expect(near.open).toEqual(["near", "deep", "shown"]);
  expect(drawer({ path: "/docs/a" }).open).toEqual(["Chapter"]);
  // The version is marked on all of its pages.
  expect(drawer({ path: "/other", version: "2.0" }).open).toEqual([]);
});

test("MOB-3 MOB-6 MOB-11 close button, brand and colours are first, then all items in order, versions by their own name", () => {
  const { dialog } = drawer({}, <button type="button">mode</button>);
  const names = [...dialog.querySelectorAll(".drawer-head :is(a, button)")].map(
    (control) => control.getAttribute("aria-label") ?? control.textContent,
  );
  expect(names).toEqual(["close", "I", "mode"]);
  const items = [...dialog.querySelectorAll("nav > ul > li")];
  expect(items.map((item) => item.querySelector("a, summary")?.textContent)).toEqual([
    "Chapter",
    "/blog",
    "Versions",
  ]);
});

test("NAV-9 G-14 an html item is a list item", () => {
  const { dialog } = drawer({ path: "/docs/a", side: "docs/main" });
  expect(dialog.querySelector("b")?.parentElement?.localName).toBe("li");
});

test("NAV-4 an item that throws while it is rendered is an error at its file, with its configuration", () => {
  const source = { type: "default" as const, label: { sv: "x", en: "x" }, to: "/x" };
  const Throwing = (): never => {
    throw new Error("boom");
  };
  const render = () =>
    renderToString(
      <ItemList items={[{ ...link("/x"), source } as NavbarItem]} entry={() => <Throwing />} />,
    );
  let message = "";
  try {
    render();
  } catch (error) {
    ({ message } = codeError(error));
  }
  expect(message).toContain("_data/navbar.json\n  The navbar item {");
  expect(message).toContain(`${JSON.stringify(source)} cannot be rendered. Error: boom`);
});

test("SIDE-11 a closed category of a large menu holds the link to its entries, the one of the page the entries", () => {
  const texts = (path: string) =>
    textsOf(drawer({ path, side: "docs/main" }).dialog, 'a[href="/docs/large/f"]');
  expect(texts("/docs/a")).toEqual(["All"]);
  expect(texts("/docs/large/f")).toEqual(["/docs/large/f"]);
});

test.each(["/docs/near/c", "/docs/far", "/docs/large/f", "/other"])(
  "what was rendered once for all pages looks on %s like what is rendered for it",
  (path) => {
    const page = { path, languages: {}, versions: { "2.0": `/2.0${path}` }, home: "/" };
    const html = (items: MenuItem[]) =>
      renderToString(<MenuList items={items} page={page} labels={DATA.labels} />);
    const items = [...DOCS, VERSIONS];
    expect(html(items)).toBe(html(structuredClone(items)));
  },
);
