import { describe, expect, test } from "vitest";
import { groupOf, itemOf, labels, onPage, type ShownGroup } from "../../../support/navbar.ts";
import { both } from "../../../support/site-data.ts";

describe("version picker", () => {
  const shown = (menu: ShownGroup) =>
    menu.items.map((item) => (item.kind === "link" ? [item.label, item.href, item.current] : []));

  test("VER-3 entries lead to the same doc in each version, and the active one is marked", () => {
    const menu = groupOf({ type: "docsVersionDropdown" }, onPage("/docs/next/board"));
    expect(menu).toMatchObject({ label: "Next", active: true });
    expect(shown(menu)).toEqual([
      ["Next", "/docs/next/board", "page"],
      ["2.0", "/docs/board", null],
      ["1.0", "/docs/1.0/board", null],
    ]);
  });

  test("VER-3 where a version lacks the doc, its entry leads to its main doc", () => {
    const menu = groupOf({ type: "docsVersionDropdown" }, onPage("/docs/next/new"));
    expect(shown(menu)).toEqual([
      ["Next", "/docs/next/new", "page"],
      ["2.0", "/docs/board", null],
      ["1.0", "/docs/1.0/board", null],
    ]);
  });

  test.each([
    { list: ["1.0", "current"], names: ["1.0", "Next"] },
    { list: { "2.0": {}, current: { label: both("Coming") } }, names: ["2.0", "Coming"] },
  ])("VER-3 the data choose versions, order and labels: $names", ({ list, names }) => {
    const menu = groupOf({ type: "docsVersionDropdown", versions: list }, onPage("/blog"));
    expect(labels(menu.items)).toEqual(names);
    expect(menu.label).toBe(names[0]);
  });

  test("VER-3 a version that is not offered marks neither an entry nor the label", () => {
    const menu = groupOf(
      { type: "docsVersionDropdown", versions: ["2.0", "current"] },
      onPage("/docs/1.0/board"),
    );
    expect(menu).toMatchObject({ label: "2.0", active: false });
    expect(shown(menu).map(([, , current]) => current)).toEqual([null, null]);
  });

  test("VER-3 marking can be switched off", () => {
    const item = { type: "docsVersionDropdown", dropdownActiveClassDisabled: true };
    const menu = groupOf(item, onPage("/docs/next/board"));
    expect(menu.active).toBe(false);
    expect(shown(menu).map(([, , current]) => current)).toEqual([null, null, null]);
  });

  test("VER-3 a single entry is a plain link", () => {
    const item = { type: "docsVersionDropdown", versions: ["1.0"] };
    expect(itemOf(item, onPage("/docs/board"))).toMatchObject({
      kind: "link",
      label: "1.0",
      href: "/docs/1.0/board",
    });
  });

  test("VER-3 further entries come before and after", () => {
    const item = {
      type: "docsVersionDropdown",
      dropdownItemsBefore: [{ label: both("first"), to: "/a" }],
      dropdownItemsAfter: [{ type: "html", value: both("<hr>") }],
    };
    expect(labels(groupOf(item, onPage("/")).items)).toEqual([
      "first",
      "Next",
      "2.0",
      "1.0",
      "<hr>",
    ]);
  });
});
