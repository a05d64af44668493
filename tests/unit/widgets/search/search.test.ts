// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { createSearchBox } from "../../../../widgets/search/search-box.ts";
import { stem, termsOf, wordsOf } from "../../../../widgets/search/words.ts";
import type { Texts } from "../../../../widgets/shared/texts.ts";

const TEXTS = { none: "Inget för {query}", hits: "En|{count}", near: "", ways: "" } as Texts;

test("SEARCH-2, SEARCH-3 before the first question there is no list, for readers or screen readers", () => {
  const texts = { label: "Sök", results: "Sökresultat" } as Texts;
  const { element, input } = createSearchBox({ load: vi.fn(), texts, allPages: null });
  expect(input.getAttribute("aria-expanded")).toBe("false");
  expect(element.querySelector<HTMLElement>("[role=listbox]")?.hidden).toBe(true);
});

test("SEARCH-2 the number of results comes below them, where it moves none from under a finger", () => {
  const { element } = createSearchBox({ load: vi.fn(), texts: TEXTS, allPages: null });
  expect(element.querySelector("[role=listbox] ~ [role=status]")).not.toBeNull();
});

test("SEARCH-9 where nothing is found there are the nearest words, and links that lead on", async () => {
  const texts = { ...TEXTS, suggestions: "Förslag:|upprop" };
  const page = { url: "/idrott", title: "Idrott", kind: "Sociala klustret", patch: "/x.svg#ball" };
  const search = {
    find: (question: string) =>
      question === "idrott" ? [{ page, href: page.url, sections: [] }] : [],
    nearest: () => ["idrott"],
    ways: [{ label: "Jag vill", href: "/vill-du" }],
    hasArchive: false,
  };
  const { element, input, load } = createSearchBox({
    load: async () => search,
    texts,
    allPages: "/sok",
  });
  document.body.replaceChildren(element);
  input.value = "idroxxa";
  load();
  const isShown = (selector: string) =>
    element.querySelector(`${selector}:not([hidden] *)`) !== null;
  await vi.waitFor(() => expect(isShown("a[href='/vill-du']")).toBe(true));
  expect(element.textContent).not.toContain("Förslag:");
  element.querySelector("button")?.click();
  expect(input.value).toBe("idrott");
  expect(isShown("a[role=option][href='/idrott']")).toBe(true);
  expect(element.querySelector("[role=option]")?.textContent).toBe("Idrott Sociala klustret");
  expect(element.querySelector("[role=group] use")?.getAttribute("href")).toBe("/x.svg#ball");
  expect(isShown("button")).toBe(false);
  expect(isShown("a[href='/vill-du']")).toBe(true);
  input.value = "";
  input.dispatchEvent(new Event("input"));
  expect(isShown("a[href='/vill-du']")).toBe(false);
  expect(element.textContent).toContain("Förslag:");
});

test("SEARCH-7 a suggestion is written into the field, which has the focus", () => {
  const texts = { suggestions: "Förslag:|sittning|upprop" } as Texts;
  const { element, input } = createSearchBox({ load: vi.fn(), texts, allPages: "/sok" });
  document.body.append(element);
  const [, second] = element.querySelectorAll("button");
  expect(second?.textContent).toBe("upprop");
  second?.click();
  expect(input.value).toBe("upprop");
  expect(document.activeElement).toBe(input);
});

test("SEARCH-5 docs of other years come on request, after those of today", async () => {
  const result = (url: string) => ({
    ...{ page: { url, title: url, kind: "" }, href: url, sections: [] },
  });
  const index = (url: string) => ({
    ...{ find: () => [result(url)], nearest: () => [], ways: [], hasArchive: true },
  });
  const { element, input, load } = createSearchBox({
    load: async (isArchive) => index(isArchive ? "/docs/1.0/board" : "/docs/board") as never,
    texts: TEXTS,
    allPages: null,
  });
  document.body.replaceChildren(element);
  const found = () =>
    [...element.querySelectorAll("[role=option]")].map((option) => option.getAttribute("href"));
  input.value = "styrelsen";
  load();
  await vi.waitFor(() => expect(found()).toEqual(["/docs/board"]));
  element.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  await vi.waitFor(() => expect(found()).toEqual(["/docs/board", "/docs/1.0/board"]));
});

test("SEARCH-4 words are split at all but letters, numbers and what joins them", () => {
  const words = wordsOf("I-Case, THS:s 2026/27 – ”Öl”!").map(({ text }) => text);
  expect(words).toEqual(["i-case", "ths:s", "2026/27", "öl"]);
});

test.each([
  ["sv", "styrelsens", "styrelse"],
  ["en", "committees", "committee"],
  ["en", "studies", "study"],
] as const)("SEARCH-4 %s: %s and %s are the same word", (language, one, other) => {
  expect(stem(one, language)).toBe(stem(other, language));
});

test("SEARCH-4 a word is found by its pieces and all of them as one", () => {
  expect(termsOf("i-case", "sv")).toEqual(["icas", "i", "cas"]);
});
