import { describe, expect, test } from "vitest";
import type { Tag } from "../../../../src/model/news/build-blog.ts";
import { tagGroups } from "../../../../src/model/news/tags.ts";
import { tagsFile } from "../../../../src/schema/blog.ts";
import { blogOf, both, postSource } from "../../../support/site-data.ts";

const tagged = (path: string, tags: string[], unlisted = false) =>
  postSource(path, { frontMatter: { tags, unlisted } });

describe("tags list", () => {
  const tag = (label: string): Tag => ({
    label,
    description: null,
    cover: "noticeboard",
    url: `/blog/tags/${label}`,
    posts: [],
  });

  test("ANCH-2 each letter has an id of its own, signs too", () => {
    const ids = tagGroups([tag("#ett"), tag("&två"), tag("ål")], "sv").map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toContain("å");
    expect(ids).not.toContain("");
  });

  test("BLOG-10 a letter is one group however computers write it", () => {
    const labels = ["åka", "ålar"].map((label) => tag(label.normalize("NFD"))).concat(tag("år"));
    expect(tagGroups(labels, "sv").map(({ letter, tags }) => [letter, tags.length])).toEqual([
      ["Å", 3],
    ]);
  });

  test("BLOG-10 tags that only unlisted posts carry are left out, also on the posts, where they would lead nowhere", () => {
    const tags = tagsFile.parse([
      { key: "it", label: both("IT") },
      { key: "secret", label: both("Secret") },
    ]);
    const blog = blogOf(
      [tagged("2024-01-01-a.md", ["it"]), tagged("2024-02-01-b.md", ["secret", "it"], true)],
      { newsTags: tags },
    );
    expect(blog.tags.map(({ label }) => label)).toEqual(["IT"]);
    expect(blog.all.map((post) => post.tags)).toEqual([
      [{ label: "IT", href: "/blog/tags/it" }],
      [{ label: "IT", href: "/blog/tags/it" }],
    ]);
  });
});

describe("tags", () => {
  test("BLOG-11 the tags file sets label, description and address", () => {
    const tags = tagsFile.parse([
      {
        key: "it",
        label: { sv: "IT", en: "Computing" },
        description: both("About IT"),
        permalink: "/datorer",
      },
    ]);
    const post = postSource("2024-01-01-a.md", { locale: "en", frontMatter: { tags: ["it"] } });
    const blog = blogOf([post], { newsTags: tags }, "en");
    expect(blog.tags).toMatchObject([
      { label: "Computing", description: "About IT", url: "/en/blog/tags/datorer" },
    ]);
  });
});
