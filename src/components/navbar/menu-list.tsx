import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MenuGroup, MenuItem, MenuLabels, MenuLink, Menus } from "../../schema/menu.ts";
import { Icon } from "../icon/icon.tsx";
import { currentOf, type Here, holdsPage, hrefOf, matchOf } from "./current.ts";

interface Place {
  page: Here;
  labels: MenuLabels;
}

export interface MenuListProps extends Place {
  items: readonly MenuItem[];
}

/** HTML of entries that do not depend on the page: they look the same on all others. */
const rendered = new WeakMap<MenuItem, string>();
/** HTML of lists for the page that was rendered last, which has each in its column and its drawer. */
const latest = new WeakMap<readonly MenuItem[], { path: string; html: string }>();

/**
 * A menu as a list: groups are disclosures, those that hold the page are open (MOB-8, SIDE-6). Only what depends on the
 * page is rendered for it; the rest is rendered once, because the menu of 1,000 docs is on each of their pages.
 */
export function MenuList(props: MenuListProps) {
  const { items, page } = props;
  const known = latest.get(items);
  const html = known?.path === page.path ? known.html : entries(props);
  latest.set(items, { path: page.path, html });
  return <ul dangerouslySetInnerHTML={{ __html: html }} />;
}

function entries({ items, ...place }: MenuListProps): string {
  const render = (item: MenuItem) =>
    renderToStaticMarkup(
      <MenuEntry item={item} {...place}>
        {item.kind === "group" && <MenuList items={item.items} {...place} />}
      </MenuEntry>,
    );
  return items
    .map((item) => {
      if (dependsOn(item, place.page)) return render(item);
      const html = rendered.get(item) ?? render(item);
      rendered.set(item, html);
      return html;
    })
    .join("");
}

/** Whether an entry leads to the page, holds it, or keeps to it in another language or version. */
function dependsOn(item: MenuItem, page: Here): boolean {
  if (item.kind === "html") return false;
  if (item.kind === "group")
    return [item.link, ...item.items].some((inner) => inner && dependsOn(inner, page));
  return (item.lang ?? item.version) !== undefined || matchOf(item, page) !== undefined;
}

/** HTML of what pages leave out of a large menu: the entries of each closed category, by its key (SIDE-11). */
export function closedCategories(
  items: readonly MenuItem[],
  { home, labels }: Pick<Menus, "home" | "labels">,
): [key: string, html: string][] {
  const page = { path: "", languages: {}, home };
  return items.flatMap((item) => {
    if (item.kind !== "group") return [];
    const inside = closedCategories(item.items, { home, labels });
    return item.stub
      ? [[item.stub.key, entries({ items: item.items, page, labels })], ...inside]
      : inside;
  });
}

export interface MenuEntryProps extends Place {
  item: MenuItem;
  /** List of what is in a group. */
  children?: ReactNode;
}

/** One entry of the list. */
export function MenuEntry({ item, children, ...place }: MenuEntryProps) {
  if (item.kind === "html")
    return <li className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />;
  if (item.kind === "group")
    return (
      <Group group={item} {...place}>
        {children}
      </Group>
    );
  return (
    <li>
      <MenuLinkElement link={item} {...place} />
    </li>
  );
}

function Group({
  group,
  page,
  labels,
  children,
}: Place & { group: MenuGroup; children: ReactNode }) {
  const { link, isOpen, isFixed, html, stub } = group;
  const label = group.name ?? group.label;
  const open = isOpen || isOfPage(group, page);
  const isStub = stub !== undefined && !open;
  const list = isStub ? <ul dangerouslySetInnerHTML={{ __html: stub.html }} /> : children;
  const marks = { "data-stub": isStub ? stub.key : undefined };
  const text = html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : label;
  const name = link ? <MenuLinkElement link={link} page={page} labels={labels} /> : null;
  if (isFixed) {
    return (
      <li className="cat">
        {name ?? <span>{text}</span>}
        {children}
      </li>
    );
  }
  if (!name) {
    return (
      <li className="cat">
        <details open={open} data-collapse="">
          <summary {...marks}>
            <Icon name="chevron-right" />
            {group.picker === "language" ? (
              <span>
                <Icon name="language" /> {text}
              </span>
            ) : (
              text
            )}
          </summary>
          {list}
        </details>
      </li>
    );
  }
  return (
    <li className="cat linked">
      {name}
      <details open={open} data-collapse="">
        <summary {...marks}>
          {/* CSS leaves one of them: the name follows the state without a script (SIDE-7). */}
          <span className="sr when-closed">{labels.expandCategory.replace("{label}", label)}</span>
          <span className="sr when-open">{labels.collapseCategory.replace("{label}", label)}</span>
          <Icon name="chevron-right" />
        </summary>
      </details>
      {list}
    </li>
  );
}

/** The versions are marked on all pages of the docs; that is no reason to list them. */
function isOfPage(group: MenuGroup, page: Here): boolean {
  const items = group.items.filter((item) => item.kind !== "link" || item.version === undefined);
  return holdsPage({ ...group, items }, page, matchOf);
}

/** Text of an item; where it changes with the preferred version, its place is wide enough for all. */
export function Label({
  label,
  html,
  room,
  preferred,
}: Pick<MenuLink, "label" | "html" | "room" | "preferred">) {
  if (html) return <span dangerouslySetInnerHTML={{ __html: html }} />;
  if (!room) return label;
  return (
    <span
      className="roomy"
      data-room={room}
      data-preferred={preferred && JSON.stringify(preferred)}
    >
      {label}
    </span>
  );
}

/** A link of a menu; language links name the language they lead to. */
export function MenuLinkElement({
  link,
  page,
  isSection = false,
}: Place & {
  link: MenuLink;
  /** The link is the label of a group that holds the page (DROP-7). */
  isSection?: boolean;
}) {
  const { label, html, room, preferred, className, attributes, newTab, lang, version } = link;
  return (
    <a
      className={className}
      href={hrefOf(link, page)}
      lang={lang}
      hrefLang={lang}
      data-full-load={lang && ""}
      data-version={version}
      data-preferred={preferred && JSON.stringify(preferred)}
      aria-current={currentOf(link, page) ?? (isSection ? "true" : undefined)}
      {...attributes}
    >
      <Label label={label} html={html} room={room} />
      {newTab && <Icon name="external" className="ext" />}
    </a>
  );
}
