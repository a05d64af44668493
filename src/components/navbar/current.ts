import type { MenuGroup, MenuItem, MenuLink, MenuPage } from "../../schema/menu.ts";

/** `page`: the link leads to exactly this page; `true`: to a section that holds it (NAV-6). */
export type Current = "page" | "true" | undefined;

/** The page that menus are drawn for; `home` is that of its language. */
export type Here = MenuPage & { home: string };

/** Where a link leads from a page: languages and versions keep to the page where they can. */
export function hrefOf({ href, lang, query = "", version }: MenuLink, page: Here): string {
  if (lang !== undefined) return (page.languages[lang] ?? href) + query;
  return (version !== undefined && page.versions?.[version]) || href;
}

/** How a link is marked on a page. */
export function currentOf(link: MenuLink, page: Here): Current {
  return link.repeated ? undefined : matchOf(link, page);
}

/** Whether a link leads to the page or its section, also where another one is marked. */
export function matchOf(link: MenuLink, page: Here): Current {
  const { lang, section } = link;
  if (lang !== undefined) return link.href === page.home ? "true" : undefined;
  // The data may keep the version picker from marking (VER-3).
  if (link.version !== undefined && !section) return undefined;
  const href = hrefOf(link, page);
  if ((href === link.href ? (link.path ?? href) : href) === page.path) return "page";
  if (!section) return undefined;
  if ("pattern" in section) {
    const local = page.path.slice(page.home.length - 1) || "/";
    return new RegExp(section.pattern, "i").test(local) ? "true" : undefined;
  }
  const { version, sides } = section;
  const isIn = version === page.version && (!sides || sides.includes(page.side ?? ""));
  return isIn ? "true" : undefined;
}

/**
 * Whether a group holds the page, or its section (DROP-7, SIDE-6).
 *
 * @param of what counts: by default the link that is marked
 */
export function holdsPage({ link, items }: MenuGroup, page: Here, of = currentOf): boolean {
  const isHere = (item: MenuItem): boolean => {
    if (item.kind === "html") return false;
    if (item.kind === "group") return holdsPage(item, page, of);
    return item.lang === undefined && of(item, page) !== undefined;
  };
  return (link !== undefined && isHere(link)) || items.some(isHere);
}
