import { expect, test } from "vitest";
import { blogOf, postSource } from "../../../support/site-data.ts";

const words = (count: number) => `${"ord ".repeat(count)}\n\n***`;

test.each([
  { count: 0, sv: null, en: null },
  { count: 1, sv: "En minut att läsa", en: "One min read" },
  { count: 200, sv: "En minut att läsa", en: "One min read" },
  { count: 201, sv: "2 min att läsa", en: "2 min read" },
])("BLOG-7 a post of $count words shows $sv, in English $en", ({ count, sv, en }) => {
  for (const [locale, shown] of [
    ["sv", sv],
    ["en", en],
  ] as const) {
    const post = postSource("2024-03-25-x.md", { locale, text: { body: words(count) } });
    expect(blogOf([post], {}, locale).listed[0]?.readingTime).toBe(shown);
  }
});
