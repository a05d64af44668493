import { activeVersion } from "../../src/model/docs/versions.ts";
import type {
  CurrentMark,
  NavbarMarks,
  NavDropdown,
  NavHtml,
  NavItem,
  NavLink,
} from "../../src/model/frame/frame-model.ts";
import { resolveNavbar } from "../../src/model/navbar/navbar.ts";
import type { PageModel } from "../../src/model/pages/page-model.ts";
import type { DocSource } from "../../src/model/sources.ts";
import { versionsFile } from "../../src/schema/docs.ts";
import type { Locale } from "../../src/schema/localized.ts";
import { type NavbarFile, navbarFile } from "../../src/schema/navbar.ts";
import { isShown } from "../../src/ui/navbar/navbar-link.tsx";
import { both, type contextOf, docSource, versionsOf } from "./site-data.ts";

/** A link as one page shows it. */
export interface ShownLink extends NavLink {
  current: CurrentMark;
}

/** A menu as one page shows it; `active`: something in it leads to the page or its section. */
export interface ShownDropdown extends Omit<NavDropdown, "link" | "items"> {
  active: boolean;
  link: ShownLink | null;
  items: (ShownLink | NavHtml)[];
}

export type ShownItem = ShownLink | ShownDropdown | NavHtml;

export interface NavbarOptions {
  url?: string;
  locale?: Locale;
  docs?: (DocSource | string)[];
  data?: Parameters<typeof contextOf>[1];
  navbar?: object;
  drafts?: string[];
  /** Where the languages lead from the page. */
  translations?: Record<Locale, string>;
}

/** The navbar as a page shows it. */
export function navbarOf(
  items: unknown[],
  {
    url = "/",
    locale = "sv",
    docs = [],
    data = {},
    navbar = {},
    drafts = [],
    translations = { sv: "/", en: "/en/" },
  }: NavbarOptions = {},
) {
  const file: NavbarFile = navbarFile.parse({ title: "I", items, ...navbar });
  const { versions, context } = versionsOf(docs, { ...data, navbar: file }, { locale, drafts });
  const { version, doc } = activeVersion(url, versions);
  const resolved = resolveNavbar(context, { versions, active: version });
  const marks = resolved.marksOf({ url, doc, translations });
  return {
    ...resolved.navbar,
    left: shownItems(resolved.navbar.left, marks),
    right: shownItems(resolved.navbar.right, marks),
    problems: context.problems,
  };
}

/** The items on the right of a finished page's navbar. */
export const rightItems = ({ navbar, navbarMarks }: PageModel): ShownItem[] =>
  shownItems(navbar.right, navbarMarks);

function shownItems(items: readonly NavItem[], marks: NavbarMarks): ShownItem[] {
  const shownLink = (link: NavLink): ShownLink => ({
    ...link,
    href: marks.hrefs[link.key] ?? link.href,
    current: marks.current[link.key] ?? null,
  });
  return items
    .filter((item) => isShown(item, marks))
    .map((item): ShownItem => {
      if (item.kind === "html") return item;
      if (item.kind === "link") return shownLink(item);
      return {
        ...item,
        active: item.key in marks.current,
        link: item.link && shownLink(item.link),
        items: item.items
          .filter((child) => isShown(child, marks))
          .map((child) => (child.kind === "link" ? shownLink(child) : child)),
      };
    });
}

/** The only item of a navbar. */
export function itemOf(item: unknown, options?: NavbarOptions): ShownItem | undefined {
  const { left, right } = navbarOf([item], options);
  return [...left, ...right][0];
}

/** The only item of a navbar, which has to be a link; it has a label if `item` brings none. */
export function linkOf(item: object, options?: NavbarOptions): ShownLink {
  const link = itemOf({ label: both("x"), ...item }, options);
  if (link?.kind !== "link") throw new Error(`not a link: ${JSON.stringify(link)}`);
  return link;
}

/** The only item of a navbar, which has to be a menu. */
export function dropdownOf(item: object, options?: NavbarOptions): ShownDropdown {
  const menu = itemOf(item, options);
  if (menu?.kind !== "dropdown") throw new Error(`not a dropdown: ${JSON.stringify(menu)}`);
  return menu;
}

export const labels = (items: readonly (NavItem | ShownItem)[]) =>
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
