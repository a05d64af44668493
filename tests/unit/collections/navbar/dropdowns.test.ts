import { describe, expect, test } from "vitest";
import { groupOf, labels } from "../../../support/navbar.ts";
import { both } from "../../../support/site-data.ts";

describe("dropdowns", () => {
  const items = [
    { label: both("Board"), to: "/docs/board" },
    { label: both("Safety"), to: "/trygghet" },
    { label: both("Drive"), href: "https://drive.example/trygghet" },
  ];

  test.each([
    { url: "/trygghet", active: true, marks: [null, "page", null] },
    { url: "/docs/board/x", active: true, marks: ["true", null, null] },
    { url: "/section", active: false, marks: [null, null, null] },
  ])("DROP-7 on $url the label is marked: $active", ({ url, active, marks }) => {
    const menu = groupOf({ label: both("x"), items }, { url });
    expect(menu.active).toBe(active);
    expect(menu.items.map((item) => (item.kind === "link" ? item.current : undefined))).toEqual(
      marks,
    );
  });

  test.each([
    { url: "/section", active: true },
    { url: "/blog", active: false },
  ])("DROP-7 a label with a link of its own is marked on $url: $active", ({ url, active }) => {
    const menu = groupOf({ label: both("x"), to: "/section", items }, { url });
    expect(menu.active).toBe(active);
    expect(menu.link).toMatchObject({ href: "/section", current: active ? "page" : null });
  });

  test("a label without a link has none", () => {
    expect(groupOf({ label: both("x"), items }).link).toBeNull();
  });
});

describe("language switcher", () => {
  const switcher = (item: object) => {
    const translations = { sv: "/docs/board", en: "/en/docs/board" };
    return groupOf({ type: "localeDropdown", ...item }, { url: translations.sv, translations });
  };

  test("LOC-1 further entries come before and after the languages", () => {
    const menu = switcher({
      dropdownItemsBefore: [{ label: both("first"), to: "/a" }],
      dropdownItemsAfter: [{ label: both("last"), href: "https://x.example" }],
    });
    expect(labels(menu.items)).toEqual(["first", "Svenska", "English", "last"]);
  });

  test("LOC-3 a configured query is appended to the language links", () => {
    expect(switcher({ queryString: "?from=menu" }).items).toMatchObject([
      { href: "/docs/board?from=menu" },
      { href: "/en/docs/board?from=menu" },
    ]);
  });
});
