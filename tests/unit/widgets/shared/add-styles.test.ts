// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { addStyles } from "../../../../widgets/shared/add-styles.ts";

const CSS = ".x { color: red; }";

test("rules become a sheet of their own, after those that are there", () => {
  const before = new CSSStyleSheet();
  document.adoptedStyleSheets = [before];
  addStyles(document, CSS);
  const [first, second, ...others] = document.adoptedStyleSheets;
  expect([first === before, others.length]).toEqual([true, 0]);
  expect([...(second?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual([
    expect.stringContaining(".x"),
  ]);
});

test("older browsers get them in the stylesheet of the page", () => {
  const insertRule = vi.fn();
  addStyles({ styleSheets: [{ insertRule }] } as unknown as Document, CSS);
  expect(insertRule.mock.calls).toEqual([[CSS]]);
});
