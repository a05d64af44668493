import { choices } from "../../../schema/describe-issue.ts";
import { NAVBAR_ITEM_TYPES, type NavbarFile, type NavbarItemData } from "../../../schema/navbar.ts";
import type { LocaleContext } from "../../site-data.ts";
import { NAVBAR_FILE, typeOf } from "./slot.ts";

/**
 * Checks the items of `_data/navbar.json`: types, fields that exclude each other, positions
 * (CONF-2, CONF-3). To be called once per build.
 */
export function checkNavbar(navbar: NavbarFile, { report }: Pick<LocaleContext, "report">): void {
  const check = (item: NavbarItemData, path: (string | number)[], inDropdown: boolean) => {
    const fail = (problem: string, fix: string | null = null) =>
      report({ file: NAVBAR_FILE, path, problem: `${problem} ${JSON.stringify(item)}`, fix });
    const type = typeOf(item);
    if (!(NAVBAR_ITEM_TYPES as readonly string[]).includes(type)) {
      fail(`There is no navbar item type "${type}":`, choices(type, NAVBAR_ITEM_TYPES));
      return;
    }
    if (
      inDropdown &&
      ["dropdown", "docsVersionDropdown", "localeDropdown", "search"].includes(type)
    ) {
      fail(`A ${type} cannot stand inside a dropdown:`, "Move it to the bar itself.");
    }
    if (inDropdown && item.position)
      fail("An item inside a dropdown has no position:", 'Remove "position".');
    if (item.position && item.position !== "left" && item.position !== "right") {
      fail(`The position "${item.position}" does not exist:`, 'Write "left" or "right".');
    }
    const targets = [item.to, item.href].filter(Boolean).length;
    if (type === "default" ? targets !== 1 : type === "dropdown" && targets === 2) {
      fail(
        `A link has exactly one of "to" and "href", this one has ${targets === 0 ? "neither" : "both"}:`,
        'Write "to" for a page of this site, "href" for another site.',
      );
    }
    if (item.html && item.label)
      fail('"html" and "label" exclude each other:', "Remove one of them.");
    if (["default", "dropdown"].includes(type) && !item.label && !item.html) {
      fail("The item has no label:", 'Write "label": { "sv": "…", "en": "…" }.');
    }
    const needs = {
      html: "value",
      doc: "docId",
      docSidebar: "sidebarId",
      dropdown: "items",
    } as const;
    const needed = needs[type as keyof typeof needs];
    if (needed && !item[needed]) fail(`A ${type} item needs "${needed}":`);
    for (const list of ["items", "dropdownItemsBefore", "dropdownItemsAfter"] as const) {
      item[list]?.forEach((child, index) => {
        check(child, [...path, list, index], true);
      });
    }
  };
  navbar.items.forEach((item, index) => {
    check(item, ["items", index], false);
  });
}
