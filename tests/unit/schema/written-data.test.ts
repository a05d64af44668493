import { expect, test } from "vitest";
import { authorsFile, tagsFile } from "../../../src/schema/blog.ts";
import { chapterMapFile } from "../../../src/schema/chapter-map.ts";
import { sidebarsFile, versionsFile } from "../../../src/schema/docs.ts";
import { footerFile } from "../../../src/schema/footer.ts";
import {
  contentFrontMatter,
  docFrontMatter,
  homeFrontMatter,
  postFrontMatter,
} from "../../../src/schema/front-matter.ts";
import { glossaryFile } from "../../../src/schema/glossary.ts";
import { localesFile } from "../../../src/schema/locales.ts";
import { navbarFile } from "../../../src/schema/navbar.ts";
import { peopleFile } from "../../../src/schema/people.ts";
import { redirectsFile } from "../../../src/schema/redirects.ts";
import { siteFile } from "../../../src/schema/site.ts";
import { checkProblems, type Row } from "../../support/schema-problems.ts";
import { both, homeSource, LOCALES_FILE, SITE } from "../../support/site-data.ts";

const x = both("x");
const { sv, en } = LOCALES_FILE.locales;

const page = (fields: object) => ({ title: "T", description: "D", ...fields });
const site = (changes: object) => ({ ...SITE, ...changes });
const levels = (min: unknown, max: unknown) =>
  site({ tableOfContents: { minHeadingLevel: min, maxHeadingLevel: max } });
const analytics = (settings: object) => site({ analytics: settings });
const docs = (...items: unknown[]) => ({ docs: { items } });
const version = (fields: object, last = "2.0") => ({
  last,
  versions: [{ name: "2.0", label: x, path: "", ...fields }],
});
const english = (fields: object) => ({ default: "sv", locales: { sv, en: { ...en, ...fields } } });
const footer = (...links: unknown[]) => ({ links });
const home = homeSource().frontMatter;
const term = { term: x, explanation: x, id: "x" };

const role = { title: x, email: "ordf@example.org" };
const redirect = (fields: object) => [{ from: "/a", to: "/b", why: "x", ...fields }];
const hero = {
  color: "green",
  illustration: "studies",
  action: { label: "A", to: "a@example.org" },
};
const map = { title: x, operatingYear: "2026/2027", root: { label: x, cluster: "party" } };
const twice = (item: object) => [item, item];

const MISTAKES: Record<string, Row[]> = {
  "CONF-1 blocks": [
    [glossaryFile, { to: "/x", terms: twice(term) }, '"terms[1].id" is "x": two words have'],
    [peopleFile, { board: { roles: [] } }, '"board.roles" is'],
    [peopleFile, { board: { roles: [{ ...role, email: "ordf" }] } }, '.email" is "ordf"'],
    [peopleFile, { board: { roles: [{ ...role, period: "2026/27" }] } }, "belong to a person"],
    [peopleFile, {}, "there is no role; put them back"],
    [chapterMapFile, map, '"operatingYear" is "2026/2027"', '"root.cluster" is "party"'],
  ],
  "CHECK-6, SEC-2 redirects": [
    [redirectsFile, redirect({ why: undefined }), '"[0].why" is missing'],
    [redirectsFile, redirect({ from: "/*" }), '"[0].from" is "/*"'],
    [redirectsFile, redirect({ from: "/:a" }), '"[0].from" is "/:a"'],
    [redirectsFile, redirect({ from: "/a\n/*" }), '"[0].from" is'],
    [redirectsFile, redirect({ to: "https://b.example" }), '"[0].to" is "https:'],
    [redirectsFile, redirect({ to: "//b.example" }), '"[0].to" is "//b'],
    [redirectsFile, redirect({ from: "a" }), '"[0].from" is "a"'],
    [redirectsFile, redirect({ from: "/a%20b" }), '"[0].from" is "/a%20b"'],
    [redirectsFile, redirect({ to: "docs/media" }), '"[0].to" is "docs/media"'],
  ],
  "CONF-13 front matter": [
    [contentFrontMatter, {}, '"title" is missing', '"description" is missing'],
    [contentFrontMatter, page({ title: "  " }), '"title" is empty. Write a text there.'],
    [contentFrontMatter, page({ title: "[[SM]] &amp; mer" }), '[[SM]] &amp; mer": readers'],
    [contentFrontMatter, page({ hero }), '"a@example.org" is an email address'],
    [postFrontMatter, page({ draft: true, unlisted: true }), '"unlisted" is true: a page'],
    [docFrontMatter, page({ id: "event/cmi" }), '"id" is "event/cmi": an id holds no slash'],
    [docFrontMatter, page({ sidebar_position: "first" }), '"sidebar_position" is "first"'],
    [
      homeFrontMatter,
      { ...home, hero: { ...home.hero, lead: undefined } },
      '"hero.lead" is missing.',
    ],
  ],
  "BLOG-4, BLOG-12 posts": [
    [postFrontMatter, page({ authors: ["it", "it"] }), '"authors" is ["it","it"]: the same author'],
    [postFrontMatter, page({ authors: [{ name: "Me" }] }), '"authors[0]" is {"name":"Me"}'],
    ...["2024-02-30", "2024-03-25 18:00", "25 mars 2024"].map(
      (date): Row => [
        postFrontMatter,
        page({ date }),
        `"date" is "${date}": a date is a day that exists, without a time`,
      ],
    ),
  ],
  "BLOG-11, BLOG-12 tags and authors": [
    [authorsFile, { it: { email: "a@b.se" } }, '"it" is {"email":"a@b.se"}: an author needs a'],
    [authorsFile, { "it/ny": { name: x } }, '"it/ny"'],
    [tagsFile, [{ key: "it", label: x, permalink: "/IT" }], '"/IT": a permalink'],
    [tagsFile, twice({ key: "it", label: x }), '"[1].key" is "it": two tags have the key'],
  ],
  "CONF-9 levels and colour modes": [
    [siteFile, levels(1, 6), '"tableOfContents.minHeadingLevel" is 1. Write one of: 2, 3, 4, 5, 6'],
    [siteFile, levels(4, 3), '"tableOfContents" is {"minHeadingLevel":4,"maxHeadingLevel":3}:'],
    [
      siteFile,
      site({ colorMode: { default: "Dark" } }),
      '"colorMode.default" is "Dark". Write one',
    ],
    [siteFile, site({ themeColor: { light: "brown", dark: "#000000" } }), '.light" is "brown"'],
  ],
  "CONF-10 address of the site": [
    ...["www.example.org", "https://example.org/en", "https://example.org?x", "ftp://example.org"],
  ].map((url): Row => [siteFile, site({ url }), `"url" is "${url}": the address of the site is`]),
  "CHECK-3 settings": [
    [
      siteFile,
      site({ checks: { ...SITE.checks, brokenLinks: "error" } }),
      '"checks.brokenLinks" is "error". Write one of: "ignore", "log", "warn", "throw"',
    ],
  ],
  "ANALYTICS-6, ANALYTICS-7 settings of statistics": [
    ...["stats", "/stats/", "//stats", "https://x.example"].map(
      (basePath): Row => [
        siteFile,
        analytics({ basePath }),
        `"analytics.basePath" is "${basePath}": the path begins with a slash`,
      ],
    ),
    ...["script.js", "https://x.example/s.js", "/s.js; script-src */"].map(
      (scriptSrc): Row => [siteFile, analytics({ scriptSrc }), '"analytics.scriptSrc" is '],
    ),
    [siteFile, analytics({ host: "http://views.vercel.app" }), '"analytics.host" is '],
  ],
  "SIDE-1, SIDE-4 sidebars": [
    [
      sidebarsFile,
      docs({ type: "foo", id: "x" }, { id: "x" }, 5),
      '"docs.items[0].type" is "foo". Write one of: "doc", "ref"',
      '"docs.items[1].type" is missing. Write one of: "doc", "ref"',
      '"docs.items[2]" is 5. Write a text in quotation marks or a group of fields.',
    ],
  ],
  "CONF-12 versions": [
    [versionsFile, version({ name: "a/b" }, "a/b"), '"versions[0].name" is "a/b": a version name'],
    [versionsFile, version({ name: ".." }, ".."), '"versions[0].name" is "..": a version name is'],
    [versionsFile, version({}, "3.0"), '"last" is "3.0": there is no version "3.0"; the versions'],
    [versionsFile, version({ path: "a/b" }), '"versions[0].path" is "a/b"'],
    [
      versionsFile,
      { last: "a", versions: twice({ name: "a", label: x, path: "" }) },
      '"versions[1].name" is "a": another version above has this name already.',
    ],
  ],
  "CONF-11 languages": [
    [localesFile, { default: "sv", locales: { sv } }, '"locales.en" is missing.'],
    [localesFile, english({ htmlLang: "en-" }), '"locales.en.htmlLang" is "en-": a language tag'],
    [localesFile, english({ path: "/en" }), '"locales.en.path" is "/en": a base path begins'],
  ],
  "CONF-8 the footer": [
    [footerFile, footer({ title: x, items: [] }, { label: x, to: "/x" }), '"links" is [{"title"'],
    [footerFile, footer({ label: x }), '"links[0]" is {"label":{"sv":"x","en":"x"}}: exactly one'],
    [footerFile, footer({ to: "/x" }), '"links[0]" is {"to":"/x"}: a footer link needs a "label"'],
    [footerFile, { logo: { src: "/a.svg" } }, '"logo.alt" is missing.'],
    ...["https://a.example/x.svg", "//a.example/x.svg", "x.svg"].map(
      (src): Row => [footerFile, { logo: { src, alt: "x" } }, "a picture is a file of this site"],
    ),
    [footerFile, footer({ label: x, to: "/x", icon: "myspace" }), '"links[0].icon" is "myspace".'],
  ],
  "CONF-3 navbar": [
    [
      navbarFile,
      { title: "I", items: [{ label: x, to: "/x", activeBaseRegex: "(" }] },
      '"items[0].activeBaseRegex" is "("',
    ],
    [
      navbarFile,
      { title: "I", items: [{ label: x, to: "/x", activeBaseRegex: "^(/?[a-z0-9-]+/?)+$X" }] },
      "repeats none of them",
    ],
  ],
};

for (const [what, rows] of Object.entries(MISTAKES)) checkProblems(what, rows);

const RIGHT: Record<string, Row[]> = {
  "CONF-9 levels": [
    [siteFile, levels(2, 6)],
    [siteFile, levels(4, 4)],
    [contentFrontMatter, page({ toc_min_heading_level: 3, toc_max_heading_level: 3 })],
  ],
  "PAGI-3 docs": [
    [docFrontMatter, page({ pagination_prev: null, displayed_sidebar: null })],
    [docFrontMatter, page({ sidebar_position: -1.5 })],
  ],
  "CONF-12 version names": ["current", "2023-24", "Våren 2024", "..."].map(
    (name): Row => [versionsFile, version({ name }, name)],
  ),
  "CONF-11 language tags": ["sv", "en-GB", "zh-Hans"].map(
    (htmlLang): Row => [localesFile, english({ htmlLang })],
  ),
  "BLOG-12 authors": [[authorsFile, { a: { name: x }, b: { imageURL: "/img/it.png" } }]],
};

for (const [what, rows] of Object.entries(RIGHT)) checkProblems(`${what} are right`, rows);

test("ANALYTICS-1, ERR-4, CONF-9 what settings are where nothing is written", () => {
  const { analytics: _a, baseUrlBanner: _b, colorMode: _c, ...rest } = SITE;
  expect(siteFile.parse(rest)).toMatchObject({
    analytics: { enabled: true, mode: "auto", debug: true },
    baseUrlBanner: true,
    colorMode: { default: "light", respectSystem: true, switch: true },
  });
  expect(postFrontMatter.parse({})).toEqual({ authors: [], tags: [] });
});
