import { expect, test } from "vitest";
import { pageSummaries } from "../../../../src/routes/page-summaries.ts";
import { contentSource, docSource, LOCALES_FILE, postSource } from "../../../support/site-data.ts";

test("a page is known by its own address in each language, an untranslated one by the other's words", () => {
  const frontMatter = { title: "Join", description: "How", slug: "join" };
  const sources = [
    contentSource("ga-med.md", { frontMatter: { title: "Gå med", description: "Hur" } }),
    contentSource("ga-med.md", { locale: "en", frontMatter }),
    docSource("board.md", { frontMatter: { title: "Styrelsen", description: "Om" } }),
    postSource("2026-01-01-x.md"),
  ];
  expect(pageSummaries(sources, LOCALES_FILE)).toEqual({
    sv: {
      "/ga-med": { title: "Gå med", description: "Hur" },
      "/docs/board": { title: "Styrelsen", description: "Om" },
    },
    en: {
      "/en/join": { title: "Join", description: "How" },
      "/en/docs/board": { title: "Styrelsen", description: "Om" },
    },
  });
});
