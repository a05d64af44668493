import { expect, test } from "vitest";
import { postSummaries } from "../../../src/checks/post-summaries.ts";
import { checkedSite, textFile } from "../../support/checked-site.ts";
import { contentSource, postSource } from "../../support/site-data.ts";

const WITH_MARK = "Början.\n\n<!-- truncate -->\n\nMer.\n";

test("BLOG-3 a post without a mark is remarked on", () => {
  const site = checkedSite([
    textFile(postSource("2024-01-01-hel.md")),
    textFile(postSource("2024-01-01-hel.md", { locale: "en" }), WITH_MARK),
  ]);
  expect(postSummaries.run(site)).toEqual([
    {
      file: "src/content/sv/blog/2024-01-01-hel.md",
      problem: "The post has no mark where its summary ends, so the lists show the whole text.",
      fix: "Write  <!-- truncate -->  on a line of its own after the first paragraph.",
    },
  ]);
});

test("BLOG-3 a post that also stands in for its translation is remarked on once", () => {
  const site = checkedSite([textFile(postSource("2024-01-01-hel.md"))]);
  expect(postSummaries.run(site)).toHaveLength(1);
});

test("BLOG-3 other pages need no mark", () => {
  expect(postSummaries.run(checkedSite([textFile(contentSource("section.md"))]))).toEqual([]);
});
