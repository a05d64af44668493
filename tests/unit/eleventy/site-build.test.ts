import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { type AssetOptions, buildAssets } from "../../../src/assets/assets.ts";
import { formatPlace } from "../../../src/schema/finding.ts";
import { loadSite } from "../../support/load-site.ts";
import { drawing } from "../../support/pictures.ts";
import { BUILT_ASSETS } from "../../support/site-data.ts";

// Bundling stylesheet and scripts takes seconds, and no test here looks at them.
vi.mock("../../../src/assets/assets.ts");

beforeEach(() => {
  vi.mocked(buildAssets).mockResolvedValue(BUILT_ASSETS);
});

const page = (frontMatter: string, body = "Text.\n") =>
  `---\ntitle: Sida\ndescription: En sida.\n${frontMatter}---\n${body}`;

/** What the assets are built with. */
const assetOptions = (): AssetOptions | undefined => vi.mocked(buildAssets).mock.lastCall?.[1];

test("a good site is read whole, in both languages", async () => {
  const { site, error, dir } = await loadSite();
  expect(error).toBe("");
  const urls = site?.pages.map(({ model }) => model.url) ?? [];
  expect(urls).toEqual(
    expect.arrayContaining([
      "/",
      "/en/",
      "/docs/event/cmi",
      "/en/docs/1.0/intro",
      "/blog/tags/it",
      "/404",
    ]),
  );
  expect(urls.filter((url) => url.includes("utkast"))).toEqual([]);
  expect(site?.checked.brokenMarkdownLinks).toEqual([]);
  const linked = new Map(site?.rendered.flatMap(({ linkedFiles }) => [...linkedFiles]));
  expect([...linked]).toEqual([
    ["files/sv/docs/Års möte.pdf", join(dir, "src/content/sv/docs/Års möte.pdf")],
  ]);
});

test("LOC-5 a page of one language stands in for the other, marked as what it is", async () => {
  const { site } = await loadSite();
  const standIn = site?.pages.find(({ model }) => model.url === "/en/bara-svenska")?.model;
  expect(standIn).toMatchObject({
    locale: "en",
    contentLocale: "sv",
    translation: "missing",
    title: "Bara på svenska",
  });
});

test("CONF-1 mistakes of all data files and of front matter are told together", async () => {
  const { error } = await loadSite({
    "_data/stats.json": "[\n",
    "_data/news-authors.json": '{\n  "it": { "page": "ja" }\n}\n',
    "_data/news-tags.json": null,
    "src/content/sv/section.md": "Utan början.\n",
  });
  expect(error).toMatchInlineSnapshot(`
    "_data/news-authors.json:2
      "it.page" is "ja", but true or false belongs there.

    _data/stats.json:2
      This is not JSON: close bracket expected.
      Close the list with ].

    _data/news-tags.json
      The file is missing.

    src/content/sv/section.md:1
      The file does not begin with front matter, so the page has no title.
      Write at the top:  ---  then  title: …  and  description: …  then  ---

    4 findings in 4 files. Nothing was published."
  `);
});

test("CONF-1 front matter is told of too while languages or years of the docs have mistakes", async () => {
  for (const [name, rest] of [
    ["locales", "section.md"],
    ["versions", "docs/intro.md"],
  ]) {
    const { error } = await loadSite({
      [`_data/${name}.json`]: "{\n",
      [`src/content/sv/${rest}`]: "Utan början.\n",
    });
    expect(error).toMatch(new RegExp(`^_data/${name}\\.json:`));
    expect(error).toContain(`src/content/sv/${rest}:1\n  The file does not begin`);
    expect(error).toContain("2 findings in 2 files.");
  }
});

test("CONF-1 links to pages that do not exist are told with mistakes in texts", async () => {
  const { error } = await loadSite({
    "src/content/sv/section.md": page(
      "",
      "::: nota\n\nSe [ingenstans](/nope) och [fil](/nope.pdf).\n",
    ),
  });
  expect(error).toContain('There is no directive "nota".');
  expect(error).toContain("The link /nope on /section leads to /nope, which does not exist.");
  expect(error).toContain("2 findings in 1 file.");
});

test("CONF-30, CONF-32 files without use are told with the others, and pages renamed in one language", async () => {
  const { site, error } = await loadSite({
    "src/content/sv/docs/brev.docx": "x",
    "src/content/sv/docs/ny.txt": "x",
    "src/content/sv/docs/utkast-med-fil.md": page("draft: true\n", "[Fil](ny.txt)\n"),
  });
  expect(error).toBe("");
  expect(site?.checked.unusedFiles).toEqual(["src/content/sv/docs/brev.docx"]);
  const renamed = await loadSite({
    "src/content/en/blog/2024-03-25-ny-hemsida.md": null,
    "src/content/en/blog/2024-03-25-new-website.md": "---\ntitle: New\n---\nText.\n",
    "src/content/sv/ny.MD": page(""),
  });
  expect(renamed.error).toContain("src/content/sv/ny.MD\n  No page comes of this file");
  expect(renamed.error).toContain("1 finding in 1 file.");
});

test("CONF-1 mistakes in front matter and in texts are told together, and none twice", async () => {
  const { error } = await loadSite({
    // Other pages and the sidebar lead to it.
    "src/content/sv/docs/intro.md": page("sidebar_position: first\n", "::: nota\n"),
    "src/content/sv/section.md": page("", "::: nota\n"),
  });
  expect(error).toMatchInlineSnapshot(`
    "src/content/sv/docs/intro.md:4
      "sidebar_position" is "first", but a number belongs there.

    src/content/sv/section.md:5
      There is no directive "nota".
      Did you mean "note"?

    2 findings in 2 files. Nothing was published."
  `);
});

test("CONF-1 mistakes in front matter of all files are told together", async () => {
  const { error } = await loadSite({
    "src/content/sv/section.md": page("slug: två ord\n"),
    "src/content/en/docs/intro.md": page("sidebar_position: first\n"),
    "src/content/sv/blog/2024-02-30-nej.md": "---\ntitle: Nej\n---\nText.\n",
  });
  expect(error).toMatchInlineSnapshot(`
    "src/content/en/docs/intro.md:4
      "sidebar_position" is "first", but a number belongs there.

    src/content/sv/blog/2024-02-30-nej.md
      The date "2024-02-30" does not exist.
      Write a day of the calendar in the file name, year-month-day: 2024-03-25-my-post.md

    src/content/sv/section.md:4
      The slug "två ord" cannot be part of an address.
      Use letters, digits and hyphens, for example  slug: my-page

    3 findings in 3 files. Nothing was published."
  `);
});

test("CONF-1 mistakes in texts of all files are told together", async () => {
  const { error } = await loadSite({
    "src/content/sv/section.md": page("", "Text.\n\n::: roles bord\n"),
    "src/content/en/section.md": page("", "::: nota\n"),
    "src/content/sv/blog/2024-01-01-ett.md":
      "---\ntitle: Ett\nauthors: [it]\ntags: [okänd]\n---\nText.\n",
  });
  expect(error).toMatchInlineSnapshot(`
    "src/content/en/section.md:5
      There is no directive "nota".
      Did you mean "note"?

    src/content/sv/blog/2024-01-01-ett.md:3
      The author "it" is not in _data/news-authors.json.
      Known: itGruppen, styrelsen, valberedningen

    src/content/sv/section.md:7
      "::: roles bord": there is no "bord".
      Did you mean "board"?

    3 findings in 3 files. Nothing was published."
  `);
});

test("a slip that concerns both languages is told once", async () => {
  const { error } = await loadSite({
    "_data/sidebars.json":
      '{\n  "docs": {\n    "items": [\n      {\n        "type": "category",\n        "label": { "sv": "Tom", "en": "Empty" },\n        "items": []\n      },\n      { "type": "autogenerated", "dir": "" }\n    ]\n  },\n  "handbook": { "items": ["intro"] }\n}\n',
  });
  expect(error.match(/neither pages nor a link/g)).toHaveLength(1);
  expect(error).toMatch(/^_data\/sidebars\.json:4\n/);
});

test("CHECK-4 links to Markdown files lead to their pages, and those that do not are noted with their place", async () => {
  const { site } = await loadSite({
    "src/content/sv/section.md": page(
      "",
      "Ett [bra](docs/event/01-cmi.md?x=1#översikt), ett\n[dåligt](docs/event/cmi.md#översikt).\n\n`[kod](nej.md)`\n",
    ),
    "src/content/en/section.md": page("", "[Elsewhere](https://other.example/readme.md).\n"),
  });
  const html = site?.checked.pages.find(({ model }) => model.url === "/section")?.source?.text.html;
  expect(html).toContain('href="/docs/event/cmi?x=1#%C3%B6versikt"');
  expect(html).toContain('href="docs/event/cmi.md#%C3%B6versikt"');
  expect(
    site?.checked.brokenMarkdownLinks.map(({ file, line = null, column = 0, problem, fix }) => [
      formatPlace({ file, line, column }),
      problem,
      fix,
    ]),
  ).toEqual([
    [
      "src/content/sv/section.md:6:1",
      'The link "docs/event/cmi.md#%C3%B6versikt" names a Markdown file that does not exist.',
      expect.stringMatching(/^Did you mean "src\/content\/sv\/docs\/event\/01-cmi\.md"\?/),
    ],
  ]);
});

test("CHECK-4 a link to a Markdown file on a page that stands in for the other language is noted once", async () => {
  const { site } = await loadSite({
    "src/content/sv/section.md": page("", "[Fil](nej.md)\n"),
    "src/content/en/section.md": null,
  });
  expect(site?.checked.brokenMarkdownLinks).toHaveLength(1);
});

test("CHECK-4 an empty link is noted", async () => {
  const { site } = await loadSite({ "src/content/sv/section.md": page("", "Ett [tomt]() ord.\n") });
  expect(site?.checked.brokenMarkdownLinks).toMatchObject([
    { file: "src/content/sv/section.md", line: 5, column: 5 },
  ]);
});

test("NAV-7, ROUTE-8 mistakes that only the whole site shows are told with those in texts", async () => {
  const { error } = await loadSite({
    "src/content/sv/section.md": page("", "::: nota\n"),
    "src/content/sv/ny.md": page(""),
    "src/content/sv/annan.md": page("slug: ny\n"),
    "_data/navbar.json":
      '{ "title": "I",\n  "items": [\n    { "type": "doc", "docId": "nej" }\n  ]\n}\n',
  });
  expect(error).toMatch(/^_data\/navbar\.json:3\n/);
  expect(error).toContain('names the doc "nej", which does not exist.');
  expect(error).toContain("The address /ny is taken twice");
  expect(error).toContain('There is no directive "nota".');
  expect(error).toMatch(/^3 findings in 3 files\. Nothing was published\.$/m);
});

test("images that no page and no draft shows are warned of", async () => {
  const { site, error } = await loadSite({
    "src/content/sv/ensam.svg": drawing(),
    "src/content/sv/kommande.svg": drawing(),
    "src/content/sv/docs/utkast-med-bild.md": page(
      "draft: true\n",
      "![En ritning](../kommande.svg)\n",
    ),
  });
  expect(error).toBe("");
  expect(site?.checked.unusedImages).toEqual(["src/content/sv/ensam.svg"]);
  expect(site?.warnings.flatMap(({ findings }) => findings)).toMatchObject([
    { file: "src/content/sv/ensam.svg", problem: expect.stringContaining("without use") },
  ]);
});

test("BLOG-10 an unknown tag does not stop the build", async () => {
  const post = "---\ntitle: Ett\ntags: [okänd]\n---\nText.\n";
  const { site, error } = await loadSite({ "src/content/sv/blog/2024-01-01-ett.md": post });
  expect(error).toBe("");
  expect(site?.warnings.flatMap(({ findings }) => findings)).toMatchObject([
    {
      file: "src/content/sv/blog/2024-01-01-ett.md",
      line: 3,
      problem: 'The tag "okänd" is not in _data/news-tags.json.',
    },
  ]);
});

test.each([
  { enabled: true, expected: true },
  { enabled: false, expected: false },
])(
  "ANN-1 pages have room for an announcement that is on: $expected",
  async ({ enabled, expected }) => {
    const announcement = JSON.stringify({ enabled, content: { sv: "x", en: "x" } });
    await loadSite({ "_data/announcement.json": announcement });
    expect(assetOptions()?.hasAnnouncement).toBe(expected);
  },
);

test.each([
  { expires: "2027-01-31", end: "2027-01-31T23:00:00Z" },
  { expires: "2027-06-30", end: "2027-06-30T22:00:00Z" },
])(
  "AID-2 pages know that an announcement of $expires is over at $end",
  async ({ expires, end }) => {
    const announcement = JSON.stringify({ enabled: true, expires, content: { sv: "x", en: "x" } });
    await loadSite(
      { "_data/announcement.json": announcement },
      { SITE_NOW: "2026-06-01T00:00:00Z" },
    );
    expect(assetOptions()?.announcementEnd).toBe(Date.parse(end));
  },
);

test("ANN-1 without a file there is no announcement", async () => {
  await loadSite({ "_data/announcement.json": null });
  expect(assetOptions()?.hasAnnouncement).toBe(false);
});
