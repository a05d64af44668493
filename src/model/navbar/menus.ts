import { escapeAttribute, escapeText } from "entities";
import { menuLink } from "../../routes/menu-link.ts";
import { comparablePath } from "../../routes/paths.ts";
import { type Labels, namedLabels } from "../../schema/labels.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import {
  MENU_LABELS,
  type MenuItem,
  type MenuPage,
  type Menus,
  type SideMenu,
} from "../../schema/menu.ts";
import type { SidebarItem } from "../docs/docs-model.ts";
import { firstPage, walkSidebar } from "../docs/sidebar/walk-sidebar.ts";
import type { Version } from "../docs/versions.ts";
import { versionTarget } from "../docs/versions.ts";
import type { EmblemModel } from "../emblems.ts";
import { colorModeTexts } from "../frame/color-mode.ts";
import { recentPosts } from "../news/post-lists.ts";
import type { LocaleSite } from "../site.ts";
import type { LocaleContext } from "../site-data.ts";
import { docsSide, resolveBrand, resolveNavbar } from "./navbar.ts";

/** The menus of a language for one version of the docs, or for the pages outside of them. */
export interface MenuSet {
  /** Path in the output folder of what pages leave out of large menus: `menus/sv-2023-24.json`. */
  path: string;
  data: Menus;
}

/**
 * A menu of the docs with more entries is large: pages do not hold what is in its closed categories. Each
 * entry weighs some 10 bytes (brotli) on each page, so 100 of them are 1 of a page's 13.6 kB; and twice
 * the docs take four times the work. Smaller menus need no request before a category opens.
 */
const LARGE_MENU = 100;

/** Key of the list of recent posts among the menus of sections. */
export const NEWS_SIDE = "news";

/** What the menus of a language are made from. */
type MenuSources = Pick<LocaleSite, "context" | "versions" | "blog">;

const sets = new WeakMap<MenuSources, readonly MenuSet[]>();

/** All menus of a language, made once: first those of the pages outside the docs, then of each version. */
export function menuSets(site: MenuSources): readonly MenuSet[] {
  const { context, versions } = site;
  const known =
    sets.get(site) ??
    [undefined, ...versions].map((active) => {
      const path = menuPath(context.locale, active?.name);
      return { path, data: menusOf(site, active, `/${path}`) };
    });
  sets.set(site, known);
  return known;
}

/** The menus of the pages in a version of the docs, or outside of them. */
export function menuOf(site: MenuSources, version: Version | undefined): MenuSet {
  const set = menuSets(site)[version ? site.versions.indexOf(version) + 1 : 0];
  if (!set) throw new Error(`there is no menu for the version "${version?.name}"`);
  return set;
}

function menuPath(locale: Locale, version: string | undefined): string {
  return `menus/${[locale, version].filter((part) => part !== undefined).join("-")}.json`;
}

function menusOf(
  { context, versions, blog }: MenuSources,
  active: Version | undefined,
  file: string,
): Menus {
  const { labels, record, data } = context;
  const news = active ? [] : recentPosts(blog, context);
  const docs = Object.entries(active?.sidebars ?? {}).map(([id, { items }]): [string, SideMenu] => [
    docsSide(id),
    {
      label: labels["docs.sidebar.navAriaLabel"],
      title: labels["docs.mobileMenu"],
      items: docsItems(items, labels, id),
      file: isLarge(items) ? file : undefined,
    },
  ]);
  const posts: SideMenu = {
    label: labels["blog.sidebar.navAriaLabel"],
    title: labels["blog.sidebar.title"],
    items: news,
  };
  return {
    home: record.path,
    labels: namedLabels(MENU_LABELS, labels),
    brand: resolveBrand(context),
    ...resolveNavbar({ context, versions, active }),
    modes: data.site.colorMode.switch ? colorModeTexts(labels) : null,
    sides: {
      ...Object.fromEntries(docs),
      ...(news.length === 0 ? {} : { [NEWS_SIDE]: posts }),
    },
  };
}

/**
 * The menu of the docs without unlisted docs (SIDE-10).
 *
 * @param id of the sidebar
 * @param currentUrl address of an unlisted doc that is still listed: on its own page
 */
export function docsItems(
  items: readonly SidebarItem[],
  labels: Labels,
  id: string,
  currentUrl?: string,
): MenuItem[] {
  const hasStubs = isLarge(items);
  const resolve = (item: SidebarItem, key: string): MenuItem[] => {
    if (item.kind === "html") return [{ kind: "html", html: item.html }];
    if (item.kind === "link") {
      const { label, href, external, emblem, mark } = item;
      if (item.unlisted && href !== currentUrl) return [];
      const html =
        (emblem ?? mark) &&
        (emblem ? patch(emblem) : "") +
          escapeText(label) +
          (mark ? ` <mark>${escapeText(mark)}</mark>` : "");
      return [{ ...menuLink(label, href, external), html }];
    }
    const { label, href, collapsed, collapsible } = item;
    const page = hasStubs && collapsed && collapsible ? firstPage([item]) : undefined;
    return [
      {
        kind: "group",
        label,
        link: href === null ? undefined : menuLink(label, href),
        isOpen: collapsed ? undefined : true,
        isFixed: collapsible ? undefined : true,
        stub: page && { key, html: stub(page.href, labels["docs.category.all"]) },
        items: resolveAll(item.items, key),
      },
    ];
  };
  const resolveAll = (all: readonly SidebarItem[], key: string) =>
    all.flatMap((item, index) => resolve(item, `${key} ${index}`));
  return resolveAll(items, id);
}

/** The emblem of a body before its name, as `Emblem` draws it. */
const patch = ({ href, cluster }: EmblemModel) =>
  `<svg class="emblem" viewBox="0 0 64 64" aria-hidden="true" data-cluster="${cluster}"><use href="${href}"></use></svg>`;

const isLarge = (items: readonly SidebarItem[]) => [...walkSidebar(items)].length > LARGE_MENU;

const stub = (href: string, label: string) =>
  `<li><a href="${escapeAttribute(href)}">${escapeText(label)}</a></li>`;

/** What the menus need to know of a page. */
export interface MenuPlace {
  url: string;
  /** The version of the docs that it belongs to. */
  version: Version | undefined;
  docId: string | undefined;
  /** Key of its own menu among those of sections. */
  side: string | undefined;
  /** The items of its own menu, where it is unlisted. */
  items: MenuItem[] | null;
  /** Where each language link leads; always an existing page (LOC-5). */
  translations: Record<Locale, string>;
}

/** What differs in the menus from page to page. */
export function menuPage(
  { url, version, docId, side, items, translations }: MenuPlace,
  { sides }: Menus,
  versions: readonly Version[],
  { data }: LocaleContext,
): MenuPage {
  const own = versions.flatMap((other) => {
    const target = versionTarget(other, docId);
    return target === versionTarget(other, undefined) ? [] : [[other.name, target] as const];
  });
  const { locales } = data.locales;
  return {
    path: comparablePath(url),
    version: version?.name,
    side: side && (items || sides[side]) ? side : undefined,
    items: items ?? undefined,
    languages: Object.fromEntries(
      LOCALES.map((locale) => [locales[locale].htmlLang, translations[locale]]),
    ),
    versions: versions.length > 1 && own.length > 0 ? Object.fromEntries(own) : undefined,
  };
}
