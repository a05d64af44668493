import { describe, expect, test } from "vitest";
import {
  archiveYears,
  blogSidebar,
  paginate,
  postNeighbours,
  postTitle,
  type Tag,
  tagGroups,
} from "../../../src/model/blog.ts";
import { authorsFile, tagsFile } from "../../../src/schema/blog.ts";
import type { Locale } from "../../../src/schema/localized.ts";
import { blogOf, both, postSource, SITE, siteOf } from "../../support/site-data.ts";

const tagged = (path: string, tags: string[], unlisted = false) =>
  postSource(path, { frontMatter: { tags, unlisted } });
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

  test("BLOG-1 the order does not depend on the order of the files", () => {
    const sources = ["2024-03-25-b.md", "2024-03-25-c.md", "2024-03-25-a.md"].map((path) =>
      postSource(path),
    );
    expect(titles(blogOf(sources).listed)).toEqual(["a", "b", "c"]);
    expect(titles(blogOf(sources.toReversed()).listed)).toEqual(["a", "b", "c"]);
  });

  test("BLOG-1 a truncated post offers to read more, by its title", () => {
    const text = { truncated: true, excerptHtml: "<p>Short</p>" };
    const blog = blogOf([postSource("2024-03-25-x.md", { text, locale: "en" })], {}, "en");
    expect(blog.listed[0]?.summary).toMatchObject({
      excerptHtml: "<p>Short</p>",
      readMore: { label: "blog.post.readMore", ariaLabel: "Read more about x" },
    });
  });

  test("BLOG-1 a post without marker does not", () => {
    expect(blogOf([postSource("2024-03-25-x.md")]).listed[0]?.summary.readMore).toBeNull();
  });

  test.each([
    { locale: "sv", date: { iso: "2024-03-25", long: "25 mars 2024", short: "25 mars" } },
    { locale: "en", date: { iso: "2024-03-25", long: "March 25, 2024", short: "March 25" } },
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
    { from: "its file name", frontMatter: { title: undefined }, text: {}, title: "2024-03-25-x" },
  ])("BLOG-8 the title of a post comes from $from", ({ frontMatter, text, title }) => {
    expect(postTitle(postSource("2024-03-25-x.md", { frontMatter, text }))).toBe(title);
  });
});

describe("pages of a list", () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test("BLOG-2 21 posts make three pages: the middle has both links, the ends one", () => {
    const pages = paginate(items(21), 10, "/blog");
    expect(pages).toEqual([
      { url: "/blog", items: items(10), pagination: { newer: null, older: "/blog/page/2" } },
      {
        url: "/blog/page/2",
        items: items(20).slice(10),
        pagination: { newer: "/blog", older: "/blog/page/3" },
      },
      { url: "/blog/page/3", items: [21], pagination: { newer: "/blog/page/2", older: null } },
    ]);
  });

  test.each([{ count: 0 }, { count: 1 }, { count: 10 }])(
    "BLOG-2 $count posts make one page without links",
    ({ count }) => {
      expect(paginate(items(count), 10, "/blog")).toEqual([
        { url: "/blog", items: items(count), pagination: null },
      ]);
    },
  );
});

describe("newer and older", () => {
  const blog = blogOf([
    postSource("2024-01-01-a.md"),
    unlisted("2024-02-01-hidden.md"),
    postSource("2024-03-01-b.md"),
    postSource("2024-04-01-c.md"),
  ]);
  const link = (title: string, month: string) => ({
    title,
    href: `/blog/2024/${month}/01/${title}`,
  });

  test.each([
    { url: "/blog/2024/04/01/c", previous: null, next: link("b", "03") },
    { url: "/blog/2024/03/01/b", previous: link("c", "04"), next: link("a", "01") },
    { url: "/blog/2024/01/01/a", previous: link("b", "03"), next: null },
  ])("BLOG-8 the neighbours of $url are those in the list", ({ url, previous, next }) => {
    expect(postNeighbours(blog, url)).toEqual({ previous, next });
  });

  test("BLOG-8 an unlisted and an only post have none", () => {
    expect(postNeighbours(blog, "/blog/2024/02/01/hidden")).toBeNull();
    expect(
      postNeighbours(blogOf([postSource("2024-01-01-a.md")]), "/blog/2024/01/01/a"),
    ).toBeNull();
  });
});

describe("archive", () => {
  test("BLOG-9 newest year first, inside a year oldest first", () => {
    const blog = blogOf(
      [
        "2023-05-01-a.md",
        "2024-03-25-c.md",
        "2024-01-31-b.md",
        "2025-01-01-e.md",
        "2024-12-31-d.md",
      ].map((path) => postSource(path)),
    );
    const shown = archiveYears(blog).map(({ year, posts }) => [
      year,
      posts.map(({ title, date }) => `${date.short} ${title}`),
    ]);
    expect(shown).toEqual([
      ["2025", ["1 januari e"]],
      ["2024", ["31 januari b", "25 mars c", "31 december d"]],
      ["2023", ["1 maj a"]],
    ]);
  });

  test("BLOG-9 same-day posts stand in the reverse of the list's order", () => {
    const blog = blogOf([postSource("2024-03-25-a.md"), postSource("2024-03-25-b.md")]);
    expect(archiveYears(blog)[0]?.posts.map(({ title }) => title)).toEqual(["b", "a"]);
  });

  test("BLOG-9 unlisted posts are left out, and without listed posts there is no archive", () => {
    const site = siteOf([unlisted("2024-02-01-b.md")]);
    expect(site.pages.map(({ model }) => model.url)).not.toContain("/blog/archive");
    expect(archiveYears(blogOf([unlisted("2024-02-01-b.md")]))).toEqual([]);
  });
});

describe("tags list", () => {
  const tag = (label: string, posts = 1): Tag => ({
    key: label,
    label,
    description: null,
    url: `/blog/tags/${label}`,
    posts: blogOf(
      Array.from({ length: posts }, (_, index) => postSource(`2024-01-0${index + 1}-x.md`)),
    ).all,
  });
  const shown = (labels: string[], lang: string) =>
    tagGroups(
      labels.map((label) => tag(label)),
      lang,
    ).map(({ letter, tags }) => [letter, ...tags.map(({ label }) => label)]);

  test("BLOG-10 in Swedish å ä ö come last", () => {
    expect(shown(["zebra", "åka", "ärta", "öl", "it"], "sv")).toEqual([
      ["I", "it"],
      ["Z", "zebra"],
      ["Å", "åka"],
      ["Ä", "ärta"],
      ["Ö", "öl"],
    ]);
  });

  test("BLOG-10 in English å ä ö are kinds of a and o", () => {
    expect(shown(["zebra", "åka", "ärta", "öl", "it"], "en").map(([letter]) => letter)).toEqual([
      "Å",
      "Ä",
      "I",
      "Ö",
      "Z",
    ]);
  });

  test.each([
    {
      what: "letter case",
      labels: ["it", "Idrott", "ITK"],
      groups: [["I", "Idrott", "it", "ITK"]],
    },
    {
      what: "a character of several code units",
      labels: ["👩‍🎓 alumner", "a"],
      groups: [
        ["👩‍🎓", "👩‍🎓 alumner"],
        ["A", "a"],
      ],
    },
    {
      what: "a decomposed letter",
      labels: ["a\u030aka", "Ål"],
      groups: [["Å", "a\u030aka", "Ål"]],
    },
  ])("BLOG-10 the first letter is one character, whatever $what", ({ labels, groups }) => {
    expect(shown(labels, "sv")).toEqual(groups);
  });

  test("BLOG-10 each tag has its address and count", () => {
    expect(tagGroups([tag("it", 3)], "sv")).toEqual([
      { letter: "I", tags: [{ label: "it", href: "/blog/tags/it", count: 3 }] },
    ]);
  });

  test("BLOG-10 tags that only unlisted posts carry are left out, also on the posts, where they would lead nowhere", () => {
    const tags = tagsFile.parse({ it: { label: both("IT") }, secret: { label: both("Secret") } });
    const blog = blogOf(
      [tagged("2024-01-01-a.md", ["it"]), tagged("2024-02-01-b.md", ["secret", "it"], true)],
      { tags },
    );
    expect(blog.tags.map(({ key }) => key)).toEqual(["it"]);
    expect(blog.all.map(({ summary }) => summary.tags)).toEqual([
      [{ label: "IT", href: "/blog/tags/it" }],
      [{ label: "IT", href: "/blog/tags/it" }],
    ]);
  });
});

describe("tags", () => {
  test("BLOG-11 labels with the same address are one tag, and the first label wins", () => {
    const blog = blogOf([tagged("2024-01-01-a.md", ["it"]), tagged("2024-02-01-b.md", ["IT"])]);
    expect(blog.tags).toMatchObject([{ key: "it", label: "IT", url: "/blog/tags/it" }]);
    expect(titles(blog.tags[0]?.posts ?? [])).toEqual(["b", "a"]);
  });

  test("BLOG-11 a tag named twice in a post counts once", () => {
    const blog = blogOf([tagged("2024-01-01-a.md", ["it", "IT"])]);
    expect(blog.tags[0]?.posts).toHaveLength(1);
    expect(blog.listed[0]?.summary.tags).toHaveLength(1);
  });

  test("BLOG-11 the tags file sets label, description and address", () => {
    const tags = tagsFile.parse({
      it: {
        label: { sv: "IT", en: "Computing" },
        description: both("About IT"),
        permalink: "/datorer",
      },
    });
    const post = postSource("2024-01-01-a.md", { locale: "en", frontMatter: { tags: ["it"] } });
    const blog = blogOf([post], { tags }, "en");
    expect(blog.tags).toMatchObject([
      { key: "datorer", label: "Computing", description: "About IT", url: "/en/blog/tags/datorer" },
    ]);
    expect(blog.context.problems).toEqual([]);
  });

  test.each([
    { name: "IT", known: "it" },
    { name: "langa meddelanden", known: "Långa meddelanden" },
  ])('BLOG-11 "$name" is the tag "$known" of the tags file', ({ name, known }) => {
    const tags = tagsFile.parse({ [known]: { label: both("From the file") } });
    const blog = blogOf([tagged("2024-01-01-a.md", [name])], { tags });
    expect(blog.tags[0]?.label).toBe("From the file");
    expect(blog.context.problems).toEqual([]);
  });

  test("BLOG-11 a tag that is not in the tags file is a warning, once", () => {
    const tags = tagsFile.parse({ hemsida: { label: both("Hemsida") } });
    const { context } = blogOf(
      [tagged("2024-01-01-a.md", ["hemsidan"]), tagged("2024-02-01-b.md", ["hemsidan"])],
      { tags },
    );
    expect(context.problems).toEqual([
      {
        severity: "warning",
        file: "src/content/sv/blog/2024-02-01-b.md",
        line: null,
        problem: 'The tag "hemsidan" is not in _data/tags.json.',
        fix: 'Did you mean "hemsida"?',
      },
    ]);
  });

  test.each([
    { first: "it", second: "IT", permalink: undefined },
    { first: "hemsida", second: "webb", permalink: "/hemsida" },
  ])(
    'BLOG-11 "$first" and "$second" with one address are an error',
    ({ first, second, permalink }) => {
      const tags = tagsFile.parse({
        [first]: { label: both("a") },
        [second]: { label: both("b"), ...(permalink ? { permalink } : {}) },
      });
      expect(blogOf([], { tags }).context.problems).toEqual([
        {
          file: "_data/tags.json",
          path: [second],
          problem: `The tags "${first}" and "${second}" have the same address /blog/tags/${first}.`,
          fix: 'Remove one of them, or give one its own "permalink".',
        },
      ]);
    },
  );

  test.each([
    { locale: "sv", base: "/blog", title: '2 inlägg taggade med "IT"' },
    { locale: "en", base: "/en/blog", title: '2 posts tagged with "IT"' },
  ] as const)("BLOG-11 the page of a tag is headed $title", ({ locale, base, title }) => {
    const posts = ["2024-01-01-a.md", "2024-02-01-b.md"].map((path) =>
      postSource(path, { locale, frontMatter: { tags: ["it"] } }),
    );
    const tags = tagsFile.parse({ it: { label: both("IT"), description: both("About IT") } });
    expect(siteOf(posts, { tags }).page(`${base}/tags/it`)).toMatchObject({
      kind: "tag",
      title,
      lead: "About IT",
      allTags: { label: "tags.tagsPageLink", href: `${base}/tags` },
      posts: [{ title: "b" }, { title: "a" }],
    });
  });

  test("BLOG-11 the page of a tag is divided like the list", () => {
    const site = { ...SITE, blog: { ...SITE.blog, postsPerPage: 1 } };
    const posts = [tagged("2024-01-01-a.md", ["it"]), tagged("2024-02-01-b.md", ["it"])];
    const built = siteOf(posts, { site });
    expect(built.page("/blog/tags/it")).toMatchObject({
      title: '2 inlägg taggade med "it"',
      posts: [{ title: "b" }],
      pagination: { newer: null, older: "/blog/tags/it/page/2" },
    });
    expect(built.page("/blog/tags/it/page/2")).toMatchObject({ posts: [{ title: "a" }] });
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
      { authors },
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
      expect(blogOf([], { authors }).authors.find((author) => author.key === key)).toMatchObject({
        href,
        external,
      });
    },
  );

  test.each([
    { key: "itGruppen", slug: "it-gruppen" },
    { key: "it_gruppen", slug: "it-gruppen" },
    { key: "IT", slug: "it" },
    { key: "it-gruppen2024Ny", slug: "it-gruppen2024-ny" },
  ])("BLOG-12 the page of $key is at /blog/authors/$slug", ({ key, slug }) => {
    const file = authorsFile.parse({ [key]: { name: both("x"), page: true } });
    expect(blogOf([], { authors: file }).authors[0]?.href).toBe(`/blog/authors/${slug}`);
  });

  test("BLOG-12 names are in the language of the page; without a name the key stands", () => {
    const english = blogOf([], { authors }, "en").authors;
    expect(english.map(({ name }) => name)).toEqual(["The IT group", "Ordf", "Press", "quiet"]);
    expect(english[2]?.socials).toEqual([{ label: "github", href: "https://github.com/x" }]);
  });

  test("BLOG-12 only an author with a page of his own has one", () => {
    const urls = siteOf([by("2024-01-01-a.md", ["it"])], { authors }).pages.map(
      ({ model }) => model.url,
    );
    expect(urls.filter((url) => url.startsWith("/blog/authors"))).toEqual([
      "/blog/authors",
      "/blog/authors/ordf",
    ]);
  });

  test("BLOG-12 the page of an author shows the posts, or says that there are none", () => {
    const empty = siteOf([], { authors }).page("/blog/authors/ordf");
    expect(empty).toMatchObject({
      title: "Ordf - 0 inlägg",
      posts: [],
      empty: "blog.author.noPosts",
      allAuthors: { label: "blog.authorsList.viewAll", href: "/blog/authors" },
    });
    const site = siteOf([by("2024-01-01-a.md", ["ordf"]), by("2024-02-01-b.md", ["it"])], {
      authors,
    });
    expect(site.page("/blog/authors/ordf")).toMatchObject({
      title: "Ordf - Ett inlägg",
      posts: [{ title: "a" }],
    });
  });

  test("BLOG-12 an unknown author is told with the known ones", () => {
    const { context } = blogOf([by("2024-01-01-a.md", ["itt"])], { authors });
    expect(context.problems).toEqual([
      {
        file: "src/content/sv/blog/2024-01-01-a.md",
        line: null,
        problem: 'The author "itt" is not in _data/authors.json.',
        fix: 'Did you mean "it"? Known: it, ordf, press, quiet',
      },
    ]);
  });
});

describe("side list", () => {
  const years = (
    paths: string[],
    currentUrl = "/blog",
    blogSettings = {},
    locale: Locale = "sv",
  ) => {
    const sources = paths.map((path) =>
      path.includes("hidden") ? unlisted(path) : postSource(path, { locale }),
    );
    const site = { ...SITE, blog: { ...SITE.blog, ...blogSettings } };
    const { context, ...blog } = blogOf(sources, { site }, locale);
    return blogSidebar(blog, currentUrl, context)?.years.map(({ year, posts }) => [
      year,
      ...posts.map(({ title, current }) => (current ? `${title} (${current})` : title)),
    ]);
  };
  const SIX = [
    "2023-06-01-f.md",
    "2024-12-31-e.md",
    "2025-01-01-d.md",
    "2025-02-01-c.md",
    "2025-03-01-b.md",
    "2025-04-01-a.md",
  ];

  test("BLOG-13 the newest five are grouped by year, newest first", () => {
    expect(years(SIX)).toEqual([
      ["2025", "a", "b", "c", "d"],
      ["2024", "e"],
    ]);
  });

  test.each([
    {
      shown: "every post",
      sidebarCount: "all",
      expected: [
        ["2025", "a", "b", "c", "d"],
        ["2024", "e"],
        ["2023", "f"],
      ],
    },
    { shown: "one post", sidebarCount: 1, expected: [["2025", "a"]] },
    { shown: "nothing", sidebarCount: 0, expected: undefined },
  ])("BLOG-13 with sidebarCount $sidebarCount it shows $shown", ({ sidebarCount, expected }) => {
    expect(years(SIX, "/blog", { sidebarCount })).toEqual(expected);
  });

  test("BLOG-13 the current post is marked", () => {
    expect(years(SIX, "/blog/2024/12/31/e")).toEqual([
      ["2025", "a", "b", "c", "d"],
      ["2024", "e (page)"],
    ]);
  });

  test("BLOG-13 an unlisted post is shown on its own page only, at its place", () => {
    const paths = ["2025-03-01-a.md", "2025-02-01-hidden.md", "2025-01-01-b.md"];
    expect(years(paths, "/blog/2025/02/01/hidden")).toEqual([["2025", "a", "hidden (page)", "b"]]);
    expect(years(paths, "/blog")).toEqual([["2025", "a", "b"]]);
  });

  test("BLOG-13 a post of 1 January is in its own year in every time zone", () => {
    const timeZone = process.env.TZ;
    try {
      process.env.TZ = "America/New_York";
      expect(new Date("2025-01-01T00:00:00Z").getFullYear()).toBe(2024);
      expect(years(["2025-01-01-x.md"])).toEqual([["2025", "x"]]);
    } finally {
      if (timeZone === undefined) delete process.env.TZ;
      else process.env.TZ = timeZone;
    }
  });

  test("BLOG-13 without posts there is none", () => {
    expect(years([])).toBeUndefined();
  });

  test("BLOG-13 list, post, tag and author pages have it, the archive has none", () => {
    const authors = authorsFile.parse({ it: { name: both("IT"), page: true } });
    const site = siteOf(
      [postSource("2024-01-01-a.md", { frontMatter: { tags: ["it"], authors: ["it"] } })],
      { authors },
    );
    const list = {
      title: "blog.sidebar.title",
      years: [{ year: "2024", posts: [{ title: "a" }] }],
    };
    for (const url of [
      "/blog",
      "/blog/2024/01/01/a",
      "/blog/tags",
      "/blog/tags/it",
      "/blog/authors",
      "/blog/authors/it",
    ]) {
      expect(site.page(url)).toMatchObject({ blogSidebar: list });
    }
    expect(site.page("/blog/archive")).not.toHaveProperty("blogSidebar");
  });
});
