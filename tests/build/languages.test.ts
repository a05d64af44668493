import { expect, test } from "vitest";
import { label } from "../support/labels.ts";
import { all, alternates, meta, only, pathOf, text } from "./dom.ts";
import { fixture, varied } from "./sites.ts";

/** Entries of the language switcher: they are the links that name a language for themselves and their target. */
function languageLinks(page: Document): HTMLAnchorElement[] {
  return all<HTMLAnchorElement>(page, ".navbar a[lang][hreflang]");
}

test.each([
  { url: "/docs/komponenter", current: "Svenska" },
  { url: "/en/", current: "English" },
])(
  "LOC-1 the language menu on $url lists both languages and marks one",
  async ({ url, current }) => {
    const { page } = await fixture();
    const links = languageLinks(page(url));
    expect(links.map((link) => [text(link), link.lang, link.hreflang])).toEqual([
      ["Svenska", "sv", "sv"],
      ["English", "en", "en"],
    ]);
    expect(links.filter((link) => link.hasAttribute("aria-current")).map(text)).toEqual([current]);
    const menu = links[0]?.closest("li")?.parentElement?.parentElement ?? null;
    expect(text(menu?.querySelector("button") ?? null)).toContain(current);
  },
);

const ONLY_SWEDISH = ["/bara-svenska", "/blog/2025/04/04/bara-svenska"];

test("LOC-5 where the other half of a text is empty its page shows the text that exists, at the address it belongs to", async () => {
  const { page, read } = await varied();
  for (const original of ONLY_SWEDISH) {
    const url = `/en${original}`;
    expect(text(only(page(url), "main"))).toContain(label("en", "translation.missing"));
    expect(pathOf(only(page(url), 'link[rel="canonical"]').getAttribute("href"))).toBe(original);
    expect(alternates(page(url))).toEqual({});
    expect(read("sitemap.xml")).not.toContain(`>https://test.example${url}<`);
  }
});

test("LOC-7 a text that is behind the other language says so and leads to what has changed there", async () => {
  const { page, read } = await fixture();
  const url = "/en/docs/studier/utbyte";
  const [note] = all(only(page(url), "main"), '[role="note"]');
  expect(text(note ?? null)).toContain(label("en", "translation.outdated"));
  const links = all<HTMLAnchorElement>(note ?? page(url), "a");
  expect(
    links.map((link) => [text(link), link.lang, decodeURI(link.getAttribute("href") ?? "")]),
  ).toEqual([["Ansökan", "sv", "/docs/studier/utbyte#ansökan"]]);
  expect(all(page("/docs/studier/utbyte"), 'main [role="note"]')).toEqual([]);
  expect(read("sitemap.xml")).toContain(`>https://test.example${url}<`);
});

test("LOC-7 a page shows editors first which pages are outdated or missing", async () => {
  const { page, urls } = await fixture();
  const url = "/en/redaktion/oversattningar";
  const table = all(only(page(url), "main tbody"), "tr").map((row) => [
    text(only(row, "small")),
    ...all(row, "td").slice(0, 2).map(text),
  ]);
  expect(table).toContainEqual(["bara-svenska", "current", "missing"]);
  expect(table).toContainEqual(["docs/studier/utbyte", "current", "outdated"]);
  expect(table.flat()).not.toContain("section");
  expect(all(page(url), "main details small").map(text)).toContain("section");
  const linking = urls.filter((other) => all(page(other), `a[href="${url}"]`).length > 0);
  expect(linking.sort()).toEqual(["/en/redaktion/oversattningar", "/redaktion/oversattningar"]);
});

test.each([
  ["/section", "sv_SE", "en_GB"],
  ["/en/section", "en_GB", "sv_SE"],
])("LOC-6 %s gives networks its language and the other one", async (url, own, other) => {
  const { page } = await fixture();
  expect(meta(page(url), "og:locale")).toBe(own);
  expect(meta(page(url), "og:locale:alternate")).toBe(other);
});
