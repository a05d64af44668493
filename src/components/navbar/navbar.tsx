import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ColorMode from "../../../widgets/color-mode/color-mode.tsx";
import { MODE_CHOICES } from "../../../widgets/color-mode/color-mode-choice.ts";
import Dropdown from "../../../widgets/dropdown/dropdown.tsx";
import MobileMenu from "../../../widgets/mobile-menu/mobile-menu.tsx";
import { itemError } from "../../model/navbar/navbar.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import type { MenuGroup, Menus, NavbarItem } from "../../schema/menu.ts";
import { Icon } from "../icon/icon.tsx";
import { Island } from "../island/island.tsx";
import { Brand } from "./brand.tsx";
import { currentOf, type Here, holdsPage } from "./current.ts";
import { Drawer } from "./drawer.tsx";
import { Label, MenuEntry, MenuLinkElement, MenuList } from "./menu-list.tsx";

/**
 * The bar at the top of every page (NAV-1), which may make room while the visitor scrolls down (HIDE-2),
 * and the mobile menu. Each control that needs a script is an island of its own.
 */
export function Navbar({
  model: { menu, menuPage, context },
}: {
  model: Pick<PageModel, "menu" | "menuPage" | "context">;
}) {
  const { labels, items, brand, search, modes, home } = menu.data;
  const page: Here = { ...menuPage, home };
  const find = search && (
    <a
      className={search.className ? `find ${search.className}` : "find"}
      href={search.href}
      aria-label={search.label}
      aria-current={currentOf(search, page)}
      data-search=""
    >
      <Icon name="search" />
    </a>
  );
  const colorMode = (id: string) =>
    modes && (
      <Island
        name="color-mode"
        id={id}
        widget={ColorMode}
        props={{}}
        parts={{ choices: <ModeChoices texts={modes} /> }}
        context={context}
      />
    );

  const dropdown = (group: MenuGroup, id: string) => {
    const { label, link, className, name, picker } = group;
    const isCurrent = holdsPage(group, page);
    const parts = {
      link: link && (
        <MenuLinkElement link={link} page={page} labels={labels} isSection={isCurrent} />
      ),
      label: (
        <>
          {picker === "language" && <Icon name="language" />}
          {!link && name && <span className="sr">{`${name}: `}</span>}
          {!link && (
            <span>
              <Label {...group} />
            </span>
          )}
          <Icon name="chevron-down" />
        </>
      ),
      list: group.items.map((item, index) => (
        <MenuEntry key={index} item={item} page={page} labels={labels} />
      )),
    };
    const names = link && {
      closed: `${label}: ${labels.expand}`,
      open: `${label}: ${labels.collapse}`,
    };
    return (
      <li className={className}>
        <Island
          name="dropdown"
          id={id}
          widget={Dropdown}
          props={{ names, isCurrent: (!link && isCurrent) || undefined }}
          parts={parts}
          context={context}
        />
      </li>
    );
  };
  const side = (isRight: boolean) => {
    const shown = items.filter((item) => (item.isRight ?? false) === isRight);
    const entry = (item: NavbarItem) =>
      item.kind === "group" ? (
        dropdown(item, `menu-${items.indexOf(item)}`)
      ) : (
        <MenuEntry item={item} page={page} labels={labels} />
      );
    return shown.length > 0 && <ItemList items={shown} entry={entry} />;
  };

  return (
    <header className="bar" data-hide-on-scroll={context.data.navbar.hideOnScroll || undefined}>
      <nav className="navbar" aria-label={labels.main}>
        <Island
          name="mobile-menu"
          id="mobile-menu"
          widget={MobileMenu}
          props={{}}
          parts={{
            label: (
              <>
                <Icon name="menu" />
                <span className="sr">{labels.toggle}</span>
              </>
            ),
          }}
          context={context}
        />
        <Brand {...brand} />
        {search?.isLeft && find}
        {items.length > 0 && (
          <div className="panel">
            {side(false)}
            {side(true)}
          </div>
        )}
        {!search?.isLeft && find}
        {modes && <div className="toggle">{colorMode("color-mode")}</div>}
      </nav>
      <Drawer menus={menu.data} page={page} colorMode={colorMode("drawer-color-mode")}>
        <ItemList
          items={items}
          entry={(item) => (
            <MenuEntry item={inDrawer(item)} page={page} labels={labels}>
              {item.kind === "group" && <MenuList items={item.items} page={page} labels={labels} />}
            </MenuEntry>
          )}
        />
      </Drawer>
    </header>
  );
}

/**
 * What is in the button of the colour mode: icon, name and tooltip of each choice. There is no live region
 * and no `title` beside a name: with either a change was read out several times
 * (facebook/docusaurus#7667, #8569).
 */
function ModeChoices({ texts }: { texts: NonNullable<Menus["modes"]> }) {
  return MODE_CHOICES.map((choice) => (
    <span key={choice} data-choice={choice} title={texts[choice].mode}>
      <Icon name={choice} />
      <span className="sr">{texts[choice].label}</span>
    </span>
  ));
}

/** There are few languages, and who looks for them cannot read the rest: they are open. */
const inDrawer = (item: NavbarItem): NavbarItem =>
  item.kind === "group" && item.picker === "language" ? { ...item, isOpen: true } : item;

/**
 * A list of the navbar's items.
 *
 * @throws RenderError with the configuration of an item that throws while it is rendered (NAV-4)
 */
export function ItemList({
  items,
  entry,
}: {
  items: readonly NavbarItem[];
  entry: (item: NavbarItem, index: number) => ReactElement;
}) {
  const html = items.map((item, index) => {
    try {
      return renderToStaticMarkup(entry(item, index));
    } catch (error) {
      throw item.source ? itemError(item.source, error) : error;
    }
  });
  return <ul dangerouslySetInnerHTML={{ __html: html.join("") }} />;
}
