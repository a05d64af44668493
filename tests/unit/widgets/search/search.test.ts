// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { createSearchBox } from "../../../../widgets/search/search-box.ts";
import type { Texts } from "../../../../widgets/shared/texts.ts";

const TEXTS = { none: "Inget för {query}", hits: "En|{count}", near: "", ways: "" } as Texts;

test("SEARCH-2, SEARCH-3 before the first question there is no list; the number of results comes below, where it moves none", () => {
  const texts = { label: "Sök", results: "Sökresultat" } as Texts;
  const { element, input } = createSearchBox({ load: vi.fn(), texts, allPages: null });
  expect(input.getAttribute("aria-expanded")).toBe("false");
  expect(element.querySelector<HTMLElement>("[role=listbox]")?.hidden).toBe(true);
  expect(element.querySelector("[role=listbox] ~ [role=status]")).not.toBeNull();
});

test("SEARCH-7, SEARCH-9 where nothing is found there are links, and the nearest words, which a press writes into the field", async () => {
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
  expect(document.activeElement).toBe(input);
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
