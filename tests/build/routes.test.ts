import { expect, test } from "vitest";
import { LOCALES } from "../../src/schema/localized.ts";
import { label } from "../support/labels.ts";
import { all, linkList, meta, only, text } from "./dom.ts";
import { fixture, varied } from "./sites.ts";

test.each(LOCALES)(
  "ROUTE-5, ERR-3 the not-found page (%s) says so inside the normal frame",
  async (locale) => {
    const { page, read } = await fixture();
    const url = locale === "sv" ? "/404" : "/en/404";
    const main = only(page(url), "main");
    const title = label(locale, "NotFound.title");
    expect(page(url).title).toBe(`${title} | Testsektionen`);
    expect(text(only(main, "h1"))).toBe(title);
    expect(all(main, "p").map(text)).toEqual([
      label(locale, "NotFound.p1"),
      label(locale, "NotFound.p2"),
      label(locale, "notFound.torn"),
    ]);
    expect(linkList(only(main, "ul"))).toEqual(
      locale === "sv"
        ? [
            ["Översikten", "/docs/intro"],
            ["Skriv till oss", "mailto:ordf@test.example"],
          ]
        : [
            ["The overview", "/en/docs/intro"],
            ["Mail us", "mailto:ordf@test.example"],
          ],
    );
    expect(meta(page(url), "robots")).toBe("noindex");
    expect(read("sitemap.xml")).not.toContain("404");
  },
);

test("CONF-37 a build takes files as Windows and macOS save them, and drafts in one language", async () => {
  const { page } = await varied();
  expect(text(only(page("/docs/vinden"), "main"))).toContain("En vind.");
  expect(text(only(page("/docs/board"), "main"))).toContain("ordf@test.example");
  for (const half of ["/en/utkast", "/en/docs/utkast", "/en/blog/2020/02/02/utkast"]) {
    expect(text(only(page(half), "main")), half).toContain("Published.");
    expect(all(page(half), 'link[href$="/false"], a[href$="/false"]'), half).toHaveLength(0);
  }
});
