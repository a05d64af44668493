import type { NavDropdown, NavItem, NavLink } from "../../src/model/frame/frame-model.ts";
import { checkNavbar } from "../../src/model/frame/navbar/check-navbar.ts";
import { buildNavbar } from "../../src/model/frame/navbar/navbar.ts";
import type { DocSource } from "../../src/model/sources.ts";
import { versionsFile } from "../../src/schema/docs.ts";
import type { Locale } from "../../src/schema/localized.ts";
import { type NavbarFile, navbarFile } from "../../src/schema/navbar.ts";
import { both, contextOf, docSource, versionsOf } from "./site-data.ts";

export interface NavbarOptions {
  url?: string;
  locale?: Locale;
  docs?: (DocSource | string)[];
  drafts?: string[];
  data?: Parameters<typeof contextOf>[1];
  navbar?: object;
}

/** The navbar of a page, and what was reported while it was built. */
export function navbarOf(
  items: unknown[],
  { url = "/", locale = "sv", docs = [], drafts = [], data = {}, navbar = {} }: NavbarOptions = {},
) {
  const file: NavbarFile = navbarFile.parse({ items, ...navbar });
  const { versions, context } = versionsOf(docs, { ...data, navbar: file }, { locale, drafts });
  const built = buildNavbar(context, { url, versions, translations: { sv: "/", en: "/en/" } });
  return { ...built, problems: context.problems };
}

/** The only item of a navbar. */
export function itemOf(item: unknown, options?: NavbarOptions): NavItem | undefined {
  const { left, right } = navbarOf([item], options);
  return [...left, ...right][0];
}

export function linkOf(item: object, options?: NavbarOptions): NavLink {
  const link = itemOf({ label: both("x"), ...item }, options);
  if (link?.kind !== "link") throw new Error(`not a link: ${JSON.stringify(link)}`);
  return link;
}

export function dropdownOf(item: object, options?: NavbarOptions): NavDropdown {
  const menu = itemOf({ label: both("x"), ...item }, options);
  if (menu?.kind !== "dropdown") throw new Error(`not a dropdown: ${JSON.stringify(menu)}`);
  return menu;
}

/** What `checkNavbar` says about one item. */
export function problemsOf(item: object) {
  const context = contextOf();
  checkNavbar(navbarFile.parse({ items: [item] }), context);
  return context.problems;
}

export const labels = (items: readonly NavItem[]) =>
  items.map((item) => (item.kind === "html" ? item.html : item.label));

const VERSIONS = versionsFile.parse({
  last: "2.0",
  versions: [
    { name: "current", label: both("Next"), path: "next" },
    { name: "2.0", label: both("2.0"), path: "" },
    { name: "1.0", label: both("1.0"), path: "1.0" },
  ],
});
const VERSIONED_DOCS = [
  docSource("board.md", { version: "current", versionPath: "next" }),
  docSource("new.md", { version: "current", versionPath: "next" }),
  docSource("board.md", { version: "2.0", versionPath: "" }),
  docSource("board.md", { version: "1.0", versionPath: "1.0" }),
];

/** A page of a site whose docs have three versions; only the next one has the doc `new`. */
export function onPage(url: string) {
  return { url, docs: VERSIONED_DOCS, data: { versions: VERSIONS } };
}
