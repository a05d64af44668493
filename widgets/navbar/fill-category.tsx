import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { MenuItem, MenuPage, Menus } from "../../src/schema/menu.ts";
import { MenuList } from "./menu-list.tsx";

/** The files of menus, by address; requested once. */
const files = new Map<string, Promise<Menus>>();

/**
 * Puts its entries into a closed category of a large menu, of which the page has only a link to them. A
 * category that has them already stays as it is.
 *
 * @param summary of its disclosure
 * @throws Error when the file of the menus cannot be loaded; then the link stays
 */
export async function fillCategory(summary: HTMLElement): Promise<void> {
  const navbar = document.querySelector<HTMLElement>("[data-widget=navbar]");
  const { page } = JSON.parse(navbar?.querySelector(":scope > script")?.textContent ?? "{}") as {
    page: MenuPage;
  };
  const menus = await menusAt(navbar?.dataset.props ?? "");
  const group = groupOf(summary, page.items ?? menus.sides[page.side ?? ""]?.items ?? []);
  const list = summary.nextElementSibling ?? summary.parentElement?.nextElementSibling;
  // Another sign of use may have come first.
  if (summary.dataset.stub === undefined || !list || group?.kind !== "group") return;
  const holder = document.createElement("div");
  const root = createRoot(holder);
  const here = { ...page, home: menus.home };
  flushSync(() => root.render(<MenuList items={group.items} page={here} labels={menus.labels} />));
  list.innerHTML = holder.firstElementChild?.innerHTML ?? "";
  root.unmount();
  delete summary.dataset.stub;
}

function menusAt(address: string): Promise<Menus> {
  const known = files.get(address);
  if (known) return known;
  const file = fetch(address).then((response) => response.json() as Promise<Menus>);
  files.set(address, file);
  // The next press tries again.
  file.catch(() => files.delete(address));
  return file;
}

/** The item of the data that an element shows, by its place in the lists. */
function groupOf(element: Element, items: readonly MenuItem[]): MenuItem | undefined {
  const entry = element.closest("li");
  const list = entry?.parentElement;
  const parent = list?.parentElement?.closest("li") && groupOf(list.parentElement, items);
  const own = parent?.kind === "group" ? parent.items : items;
  return entry && list ? own[[...list.children].indexOf(entry)] : undefined;
}
