import { choices } from "../../schema/describe-issue.ts";
import type { NavbarItemData, NavbarLeafData } from "../../schema/navbar.ts";
import type { Path } from "../files/json-file.ts";
import type { Finding } from "../finding.ts";
import type { DocsVersion } from "./docs-menus.ts";
import type { LinkedSite, Rule } from "./rule.ts";

type Item = NavbarItemData | NavbarLeafData;

/** Docs, menus and versions that the navbar names exist (NAV-7, NAV-8, VER-3). */
export const navbarDocs: Rule = ({ data, docs, at }) => {
  const latest = docs.find(({ isLast }) => isLast);
  if (!latest || !data.navbar || !data.sidebars) return [];
  return itemsOf(data.navbar.items, ["items"]).flatMap(({ item, path }) =>
    navbarFinding(item, path, latest, docs, at),
  );
};

/** Every item with its place, those in menus too. */
function itemsOf(items: readonly Item[], path: Path): { item: Item; path: Path }[] {
  return items.flatMap((item, index) => {
    const own = [...path, index];
    const lists = ["items", "dropdownItemsBefore", "dropdownItemsAfter"] as const;
    const inside = lists.flatMap((list) => {
      const children = (item as Partial<Record<typeof list, NavbarLeafData[]>>)[list];
      return itemsOf(children ?? [], [...own, list]);
    });
    return [{ item, path: own }, ...inside];
  });
}

function navbarFinding(
  item: Item,
  path: Path,
  latest: DocsVersion,
  docs: readonly DocsVersion[],
  at: LinkedSite["at"],
): Finding[] {
  const file = "_data/navbar.json";
  const shown = `The navbar item ${JSON.stringify(item)}`;
  switch (item.type) {
    case "doc":
      if (latest.docs.has(item.docId) || latest.waiting.has(item.docId)) return [];
      return [
        at(
          file,
          path,
          `${shown} names the doc "${item.docId}", which does not exist.`,
          choices(item.docId, [...latest.docs.keys()]),
        ),
      ];
    case "docSidebar": {
      const menu = latest.menus.get(item.sidebarId);
      if (menu?.hasLink) return [];
      return menu
        ? [
            at(
              "_data/sidebars.json",
              [item.sidebarId],
              `The sidebar "${item.sidebarId}" has nothing to link to, but the navbar links to it.`,
              "Add a doc to it, or remove the navbar item.",
            ),
          ]
        : [
            at(
              file,
              path,
              `${shown} names the sidebar "${item.sidebarId}", which does not exist.`,
              choices(item.sidebarId, [...latest.menus.keys()]),
            ),
          ];
    }
    case "docsVersionDropdown": {
      const names = docs.map(({ name }) => name);
      const wanted = Array.isArray(item.versions)
        ? item.versions
        : Object.keys(item.versions ?? {});
      return wanted
        .filter((name) => !names.includes(name))
        .map((name) =>
          at(
            file,
            path,
            `The version dropdown names "${name}", which is not a version of the docs.`,
            `Known versions: ${names.join(", ")}`,
          ),
        );
    }
    default:
      return [];
  }
}
