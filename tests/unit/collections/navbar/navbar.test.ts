import { describe, expect, test } from "vitest";
import { resolveNavbar } from "../../../../src/collections/navbar/navbar.ts";
import { navbarFile } from "../../../../src/schema/navbar.ts";
import { label } from "../../../support/labels.ts";
import { labels, navbarOf } from "../../../support/navbar.ts";
import { both, contextOf } from "../../../support/site-data.ts";

describe("sides", () => {
  const item = (label: string, position?: string) => ({
    label: both(label),
    to: "/x",
    ...(position ? { position } : {}),
  });

  test("NAV-2 an item without position is on the right, in the order of the data", () => {
    const { left, right } = navbarOf([
      item("a", "left"),
      item("b"),
      item("c", "right"),
      item("d", "left"),
      item("e"),
    ]);
    expect(labels(left)).toEqual(["a", "d"]);
    expect(labels(right)).toEqual(["b", "c", "e"]);
  });
});

test("SEARCH-1 the search is at the end of the bar, in no list, and is marked on its page", () => {
  const { left, right, search } = navbarOf([{ type: "search" }], {
    locale: "en",
    url: "/en/search",
  });
  expect([left, right]).toEqual([[], []]);
  expect(search).toMatchObject({
    href: "/en/search",
    label: label("en", "search.label"),
    current: "page",
  });
});

test("NAV-4 an item that cannot be rendered is an error with its configuration and the reason", () => {
  const navbar = navbarFile.parse({ title: "I", items: [{ label: both("x"), to: "/boom" }] });
  const href = (): never => {
    throw new Error("boom");
  };
  const context = { ...contextOf("sv", { navbar }), href };
  expect(() => resolveNavbar({ context, versions: [], active: undefined })).toThrow(
    'The navbar item {"type":"default","label":{"sv":"x","en":"x"},"to":"/boom"} cannot be rendered: boom',
  );
});
