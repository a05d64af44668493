import { closedCategories } from "../../components/navbar/menu-list.tsx";
import { files, writeFile } from "../../layouts/template.tsx";
import { type MenuSet, menuSets } from "../../model/navbar/menus.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { announceNewTabs } from "../../routes/new-tab.ts";

/** What pages leave out of large menus: the entries of each category that can be closed, by its key. */
export const data = files((site, locale) =>
  menuSets(site[locale])
    .filter(({ data: { sides } }) => Object.values(sides).some(({ file }) => file))
    .map(({ path, data: menus }) => ({
      path,
      content: () => JSON.stringify(entriesOf(menus, site[locale].context)),
    })),
);

const entriesOf = (menus: MenuSet["data"], context: LocaleContext) =>
  Object.fromEntries(
    Object.values(menus.sides)
      .flatMap(({ items }) => closedCategories(items, menus))
      .map(([key, html]) => [key, announceNewTabs(html, context)]),
  );

export default writeFile;
