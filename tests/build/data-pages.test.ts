import { expect, test } from "vitest";
import { shared } from "../support/build.ts";
import { all, linkCalled, linkList, only, text } from "./dom.ts";

const fixture = shared();

test("TEXT-6 words of the glossary lead to their entry in the page's language", async () => {
  const { page } = await fixture();
  for (const [url, glossary] of [
    ["/ga-med", "/ordlista"],
    ["/en/join", "/en/glossary"],
  ] as const) {
    const words = all<HTMLAnchorElement>(page(url), "a.term");
    expect(words.map((word) => word.getAttribute("href"))).toEqual([
      `${glossary}#n0llan`,
      `${glossary}#sittning`,
    ]);
    for (const word of words) {
      const id = word.getAttribute("href")?.split("#")[1] ?? "";
      const entry = only(page(glossary), `.glossary > [id="${id}"]`);
      expect(text(only(entry, "dd"))).toBe(word.dataset.definition);
    }
  }
});

test("committees, their pages and the not-found page lead to how to join, and from there back", async () => {
  const { page } = await fixture();
  const club = linkCalled(only(page("/en/join"), "main"), "The club");
  expect(club.getAttribute("href")).toBe("/en/docs/event/cmi");
  for (const url of ["/en/docs/event/cmi", "/en/404"]) {
    expect(linkCalled(only(page(url), "main"), "How to join").getAttribute("href")).toBe(
      "/en/join",
    );
  }
  expect(linkList(only(page("/en/docs/board"), "main")).flat()).not.toContain("How to join");
});

test("a committee's page says first who it is, and shows its emblem to the eye only", async () => {
  const { page, files, read } = await fixture();
  const main = only(page("/en/docs/event/cmi"), "main");
  const facts = all(only(main, "header"), "dt").map((term) => [
    text(term),
    text(term.nextElementSibling as HTMLElement),
  ]);
  expect(facts).toEqual([
    ["Members", "about 30"],
    ["Email", "ordf@test.example"],
  ]);
  const picture = only(main, 'header svg[aria-hidden="true"]:has(use + use)');
  const addresses = all(picture, "use").map((use) => use.getAttribute("href") ?? "");
  expect(addresses.map((address) => address.split("#")[1])).toEqual(["arch", "glass"]);
  const [sprite = ""] = addresses[0]?.slice(1).split("#") ?? [];
  expect(files).toContain(sprite);
  expect(read(sprite)).toContain('id="glass"');
  // Nothing is known of what was in the years before.
  expect(all(page("/docs/1.0/gammal"), "main header dt")).toEqual([]);
});

test("lists from data show what is known and leave out what is not", async () => {
  const { page } = await fixture();
  const main = only(page("/ga-med"), "main");
  expect(text(main)).toContain("Ordförande: ordf@test.example");
  expect(text(main)).toContain("Sista dag: 31 oktober 2099");
  expect(linkCalled(main, "Mall").getAttribute("href")).toBe("https://documents.example/");
  expect(text(main)).not.toContain("Utan adress");
  expect(text(main)).toContain("Inga nummer ännu.");
  expect(all(main, ".academic-year [aria-hidden=true] > [data-on]").map(text)).toEqual([
    "A",
    "M",
    "A",
    "M",
  ]);
});
