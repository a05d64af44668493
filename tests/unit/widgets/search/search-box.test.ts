// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { SearchTexts } from "../../../../src/schema/widget-texts.ts";
import { createSearchBox } from "../../../../widgets/search/search-box.ts";

test("SEARCH-2, SEARCH-3 before the first question there is no list, for readers or screen readers", () => {
  const texts = { label: "Sök", results: "Sökresultat" } as SearchTexts;
  const { element, input } = createSearchBox({ load: vi.fn(), texts, allPages: null });
  expect(input.getAttribute("aria-expanded")).toBe("false");
  expect(element.querySelector<HTMLElement>("[role=listbox]")?.hidden).toBe(true);
});
