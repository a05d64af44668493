import { describe, expect, test } from "vitest";
import { duplicateAddresses } from "../../../src/checks/duplicate-addresses.ts";
import type { Source } from "../../../src/model/sources.ts";
import { checkedSite, textFile } from "../../support/checked-site.ts";
import { contentSource, postSource } from "../../support/site-data.ts";

const problemsOf = (sources: Source[]) =>
  duplicateAddresses.run(checkedSite(sources.map((source) => textFile(source))));

describe("two sources for one address", () => {
  const section = contentSource("section.md");
  const FIX = 'Rename one of the files, or give it another "slug".';

  test.each([
    {
      name: "the same slug",
      other: contentSource("other.md", { frontMatter: { slug: "section" } }),
    },
    { name: "another letter case", other: contentSource("Section.md") },
    {
      name: "a trailing slash",
      other: contentSource("other.md", { frontMatter: { slug: "section/" } }),
    },
  ])("ROUTE-8 $name: path and both files are told", ({ other }) => {
    expect(problemsOf([section, other])).toEqual([
      {
        file: other.file,
        path: ["slug"],
        problem: `The address /section is taken twice: by src/content/sv/section.md and by ${other.file}.`,
        fix: FIX,
      },
    ]);
  });

  test.each([
    { slug: "blog", page: "blog.title" },
    { slug: "blog/archive", page: "blog.archive.title" },
    { slug: "blog/tags", page: "tags.tagsPageTitle" },
    { slug: "blog/tags/it", page: 'Ett inlägg taggade med "it"' },
    { slug: "404", page: "NotFound.title" },
  ])("ROUTE-8 a file at the address of the generated page /$slug is told", ({ slug, page }) => {
    const file = contentSource("mine.md", { frontMatter: { slug } });
    const post = postSource("2024-03-25-x.md", { frontMatter: { tags: ["it"] } });
    expect(problemsOf([file, post])).toEqual([
      {
        file: "src/content/sv/mine.md",
        path: ["slug"],
        problem: `The address /${slug} is taken twice: by src/content/sv/mine.md and by the generated page "${page}".`,
        fix: FIX,
      },
    ]);
  });

  test("ROUTE-8 the same path in the other language is another address", () => {
    expect(problemsOf([section, contentSource("section.md", { locale: "en" })])).toEqual([]);
  });
});
