import { describe, expect, test } from "vitest";
import { TRUNCATE } from "../../../../src/collections/lazy-text.ts";
import { postTitle } from "../../../../src/collections/news/blog.ts";
import { authorsFile } from "../../../../src/schema/blog.ts";
import { blogOf, both, postSource, siteOf } from "../../../support/site-data.ts";

const unlisted = (path: string) => postSource(path, { frontMatter: { unlisted: true } });
const titles = (posts: readonly { summary: { title: string } }[]) =>
  posts.map(({ summary }) => summary.title);

describe("the list", () => {
  test("BLOG-1 the newest post comes first, same-day posts by file name", () => {
    const blog = blogOf(
      [
        "2024-03-25-ny-hemsida.md",
        "2023-01-01-a.md",
        "2024-03-25-langa-meddelanden.md",
        "2025-12-31-z.md",
      ].map((path) => postSource(path)),
    );
    expect(titles(blog.listed)).toEqual(["z", "langa-meddelanden", "ny-hemsida", "a"]);
  });

  test("BLOG-1 a truncated post offers to read more, by its title", () => {
    const text = { html: `<p>Short</p>${TRUNCATE}<p>Long</p>` };
    const blog = blogOf([postSource("2024-03-25-x.md", { text, locale: "en" })], {}, "en");
    expect(blog.listed[0]?.summary).toMatchObject({
      excerptHtml: "<p>Short</p>",
      readMore: { label: "blog.post.readMore", about: " Read more about x" },
    });
  });

  test.each([
    { locale: "sv", date: { iso: "2024-03-25", long: "25 mars 2024" } },
    { locale: "en", date: { iso: "2024-03-25", long: "25 March 2024" } },
  ] as const)("BLOG-5 a post in $locale is dated $date.long", ({ locale, date }) => {
    const blog = blogOf([postSource("2024-03-25-x.md", { locale })], {}, locale);
    expect(blog.listed[0]?.summary.date).toEqual(date);
  });

  test("unlisted posts are in no list", () => {
    const blog = blogOf([postSource("2024-01-01-a.md"), unlisted("2024-02-01-b.md")]);
    expect(titles(blog.listed)).toEqual(["a"]);
    expect(titles(blog.all)).toEqual(["b", "a"]);
  });

  test.each([
    {
      from: "front matter",
      frontMatter: { title: "Titel" },
      text: { title: "Rubrik" },
      title: "Titel",
    },
    {
      from: "its level-1 heading",
      frontMatter: { title: undefined },
      text: { title: "Rubrik" },
      title: "Rubrik",
    },
    {
      from: "its file name",
      frontMatter: { title: undefined },
      text: undefined,
      title: "2024-03-25-x",
    },
  ])("BLOG-8 the title of a post comes from $from", ({ frontMatter, text, title }) => {
    expect(postTitle(postSource("2024-03-25-x.md", { frontMatter, text }))).toBe(title);
  });
});

describe("authors", () => {
  const authors = authorsFile.parse({
    it: { name: { sv: "IT-gruppen", en: "The IT group" }, email: "webmaster@iare.nu" },
    ordf: { name: both("Ordf"), page: true, url: "https://ordf.example", email: "ordf@iare.nu" },
    press: {
      name: both("Press"),
      url: "https://press.example",
      socials: { github: "https://github.com/x" },
    },
    quiet: { imageURL: "/img/quiet.png" },
  });
  const by = (path: string, keys: string[], rest = {}) =>
    postSource(path, { frontMatter: { authors: keys, ...rest } });

  test("BLOG-12 every author of the file is listed in its order with a count of listed posts", () => {
    const blog = blogOf(
      [
        by("2024-01-01-a.md", ["it"]),
        by("2024-02-01-b.md", ["it", "ordf"]),
        by("2024-03-01-c.md", ["it"], { unlisted: true }),
      ],
      { newsAuthors: authors },
    );
    expect(blog.authors.map(({ key, postCount }) => `${key}: ${postCount}`)).toEqual([
      "it: 2 inlägg",
      "ordf: Ett inlägg",
      "press: 0 inlägg",
      "quiet: 0 inlägg",
    ]);
  });

  test.each([
    { key: "it", href: "mailto:webmaster@iare.nu", external: false },
    { key: "ordf", href: "/blog/authors/ordf", external: false },
    { key: "press", href: "https://press.example", external: true },
    { key: "quiet", href: null, external: false },
  ])(
    "BLOG-12 $key is linked to $href: own page, else url, else mail",
    ({ key, href, external }) => {
      expect(
        blogOf([], { newsAuthors: authors }).authors.find((author) => author.key === key),
      ).toMatchObject({
        href,
        external,
      });
    },
  );

  test("BLOG-12 names are in the language of the page; without a name the key is shown", () => {
    const english = blogOf([], { newsAuthors: authors }, "en").authors;
    expect(english.map(({ name }) => name)).toEqual(["The IT group", "Ordf", "Press", "quiet"]);
    expect(english[2]?.socials).toEqual([{ label: "github", href: "https://github.com/x" }]);
  });

  test("BLOG-12 only an author with a page of his own has one", () => {
    const urls = siteOf([by("2024-01-01-a.md", ["it"])], { newsAuthors: authors }).pages.map(
      ({ url }) => url,
    );
    expect(urls.filter((url) => url.startsWith("/blog/authors")).sort()).toEqual([
      "/blog/authors",
      "/blog/authors/ordf",
    ]);
  });

  test("BLOG-12 the page of an author shows the posts, or says that there are none", () => {
    const empty = siteOf([], { newsAuthors: authors }).html("/blog/authors/ordf");
    expect(empty).toContain("<h1>Ordf - 0 inlägg</h1>");
    expect(empty).toContain('<p class="no-posts">blog.author.noPosts</p>');
    expect(empty).toContain('<a class="more" href="/blog/authors">blog.authorsList.viewAll');
    const site = siteOf([by("2024-01-01-a.md", ["ordf"]), by("2024-02-01-b.md", ["it"])], {
      newsAuthors: authors,
    });
    expect(site.page("/blog/authors/ordf")).toMatchObject({
      title: "Ordf - Ett inlägg",
      posts: [{ title: "a" }],
    });
  });
});
