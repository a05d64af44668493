import { firstLink } from "../model/docs/sidebar/walk-sidebar.ts";
import { docById, type Version } from "../model/docs/versions.ts";
import { choices } from "../schema/describe-issue.ts";
import type { Problem } from "../schema/finding.ts";
import type { NavbarItemData, NavbarLeafData } from "../schema/navbar.ts";
import type { Check } from "./check.ts";

/** Where the items are written. */
const FILE = "_data/navbar.json";

/**
 * Promise: what the navbar names in the docs exists (NAV-7, NAV-8, VER-3). Pages outside the docs take
 * it from the latest version, so that one has to have it.
 */
export const navbarDocs: Check = {
  name: "docs in the navbar",
  severity: "throw",
  about: "sources",
  run({ data, versions }) {
    const own = versions[data.locales.default];
    const latest = own.find(({ isLast }) => isLast);
    if (!latest) return [];
    return itemsOf(data.navbar.items, ["items"]).flatMap(({ item, path }) =>
      problemsIn(item, latest, own).map((problem) => ({ file: FILE, path, ...problem })),
    );
  },
};

type Path = (string | number)[];
type Item = NavbarItemData | NavbarLeafData;

/** Every item with its place, those in menus too. */
function itemsOf(items: readonly Item[], path: Path): { item: Item; path: Path }[] {
  return items.flatMap((item, index) => {
    const at = [...path, index];
    const lists = ["items", "dropdownItemsBefore", "dropdownItemsAfter"] as const;
    const inside = lists.flatMap((list) => {
      const children = (item as Partial<Record<typeof list, NavbarLeafData[]>>)[list];
      return itemsOf(children ?? [], [...at, list]);
    });
    return [{ item, path: at }, ...inside];
  });
}

function problemsIn(
  item: Item,
  latest: Version,
  versions: readonly Version[],
): (Omit<Problem, "file"> & { file?: string })[] {
  switch (item.type) {
    case "doc": {
      if (docById(latest, item.docId) || latest.draftIds.has(item.docId)) return [];
      const known = latest.docs.map(({ id }) => id).join(", ");
      return [
        {
          problem: `The navbar item ${JSON.stringify(item)} names the doc "${item.docId}", which does not exist.`,
          fix: `Known ids in version "${latest.name}": ${known}`,
        },
      ];
    }
    case "docSidebar": {
      const sidebar = latest.sidebars[item.sidebarId];
      if (!sidebar) {
        return [
          {
            problem: `The navbar item ${JSON.stringify(item)} names the sidebar "${item.sidebarId}", which does not exist.`,
            fix: choices(item.sidebarId, Object.keys(latest.sidebars)),
          },
        ];
      }
      if (firstLink(sidebar.items)) return [];
      return [
        {
          file: "_data/sidebars.json",
          path: [item.sidebarId],
          problem: `The sidebar "${item.sidebarId}" has nothing to link to, but the navbar links to it.`,
          fix: "Add a doc to it, or remove the navbar item.",
        },
      ];
    }
    case "docsVersionDropdown": {
      const names = versions.map(({ name }) => name);
      const wanted = Array.isArray(item.versions)
        ? item.versions
        : Object.keys(item.versions ?? {});
      return wanted
        .filter((name) => !names.includes(name))
        .map((name) => ({
          problem: `The version dropdown names "${name}", which is not a version of the docs.`,
          fix: `Known versions: ${names.join(", ")}`,
        }));
    }
    default:
      return [];
  }
}
