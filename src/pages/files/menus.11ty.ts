import { closedCategories } from "../../components/navbar/menu-list.tsx";
import { files, writeFile } from "../../layouts/template.tsx";
import { type MenuSet, menuSets } from "../../model/navbar/menus.ts";

/** What pages leave out of large menus: the entries of each category that can be closed, by its key. */
export const data = files((site, locale) =>
  menuSets(site[locale])
    .filter(({ data: { sides } }) => Object.values(sides).some(({ file }) => file))
    .map(({ path, data: menus }) => ({ path, content: () => JSON.stringify(entriesOf(menus)) })),
);

const entriesOf = (menus: MenuSet["data"]) =>
  Object.fromEntries(
    Object.values(menus.sides).flatMap(({ items }) => closedCategories(items, menus)),
  );

export default writeFile;
