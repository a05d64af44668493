// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { createSearchBox } from "../../../../widgets/search/search-box.ts";
import type { Texts } from "../../../../widgets/shared/texts.ts";

test("SEARCH-2, SEARCH-3 before the first question there is no list, for readers or screen readers", () => {
  const texts = { label: "Sök", results: "Sökresultat" } as Texts;
  const { element, input } = createSearchBox({ load: vi.fn(), texts, allPages: null });
  expect(input.getAttribute("aria-expanded")).toBe("false");
  expect(element.querySelector<HTMLElement>("[role=listbox]")?.hidden).toBe(true);
});

test("SEARCH-7 a suggestion is written into the field, which has the focus", () => {
  const texts = {
    label: "Sök",
    results: "Sökresultat",
    suggestions: "Förslag:|sittning|upprop",
  } as Texts;
  const { element, input } = createSearchBox({ load: vi.fn(), texts, allPages: "/sok" });
  document.body.append(element);
  const [, second] = element.querySelectorAll("button");
  expect(second?.textContent).toBe("upprop");
  second?.click();
  expect(input.value).toBe("upprop");
  expect(document.activeElement).toBe(input);
});
