import { type Changes, changedFixture, page } from "../../../support/lint.ts";
import { checkRows, en, sv, TRUNCATED } from "../../../support/lint-rows.ts";

const { texts } = changedFixture({});

/** The texts of a folder in another one. */
const moved = (from: string, to: string): Changes =>
  Object.fromEntries(
    [...texts].flatMap(([path, text]) =>
      path.startsWith(from)
        ? [
            [path, null],
            [path.replace(from, to), text],
          ]
        : [],
    ),
  );

// What the linter finds in addresses, and what is the same page in two languages.
checkRows([
  {
    what: "ROUTE-8 a text at the address of another one, of a generated or reserved page, or of the home page",
    files: Object.fromEntries(
      Object.entries({
        a: "section",
        blog: "blog",
        admin: "admin",
        404: "'404'",
        bild: "/img/x",
        hem: "/",
      }).flatMap(([name, slug]) =>
        [sv, en].map((folder) => [`${folder}/${name}.md`, page("Text.\n", `slug: ${slug}\n`)]),
      ),
    ),
    found: [
      /sv\/404\.md:4 .*\/404 is taken twice/,
      `${sv}/a.md:4 | The address /section is taken twice: by ${sv}/section.md and by ${sv}/a.md. | Rename one of the files, or give it another "slug".`,
      /sv\/admin\.md:4 .*\/admin is taken twice/,
      /sv\/bild\.md:4 .*\/img is taken twice/,
      /sv\/blog\.md:4 .*\/blog is taken twice: by src\/content\/sv\/blog\.md and by the generated page/,
      /sv\/hem\.md:4 .*\/ is taken twice/,
    ],
  },
  {
    what: "ROUTE-8 a text at the address of what stands in for a translation, with the prefix of another language, or with capital letters",
    files: {
      [`${sv}/bara.md`]: page("Text.\n", "translationOf: false\n"),
      [`${en}/zebra.md`]: page("Text.\n", "slug: bara\n"),
      [`${sv}/en/b.md`]: page(),
      [`${sv}/a.md`]: page("Text.\n", "slug: /en/a\n"),
      [`${sv}/c.md`]: page("Text.\n", "slug: Section\n"),
    },
    found: [
      /zebra\.md:4 .*\/bara is taken twice: by src\/content\/sv\/bara\.md and by .*zebra\.md/,
      `${sv}/a.md:4 | The address /en/a begins like those of another language. | Give the page another name or folder, or another slug.`,
      `${sv}/c.md:4 | The slug "Section" cannot be part of an address: use only a–z, digits and hyphens, at most 100 in a part, and no "index" at the end. | Write:  slug: section`,
      /sv\/en\/b\.md .*The address \/en\/b begins like those of another language/,
    ],
  },
  {
    what: "CONF-32 a folder that was renamed in one language, with folders in it",
    files: moved(`${sv}/docs/event/`, `${sv}/docs/evenemang/`),
    found: [
      /evenemang\/01-cmi\.md .*\/sv\/docs\/evenemang and .*\/en\/docs\/event look like one .* 3 pages/,
      /^warning .*intro\.md:9:41 .*names a Markdown file that does not exist/,
    ],
  },
  {
    what: "CMT-1 a folder of docs that was moved: what names its docs has a finding, and no fact of a committee",
    files: {
      ...moved(`${sv}/docs/event/`, `${sv}/docs/evenemang/`),
      ...moved(`${en}/docs/event/`, `${en}/docs/evenemang/`),
    },
    found: [
      /chapter-map\.json:\d+ .* leads to \/docs\/event\/cmi/,
      /navbar\.json:\d+ .* names the doc "event\/cmi"/,
      /sidebars\.json:\d+ .* "event" has no docs/,
      /sidebars\.json:\d+ .* "event\/large" has no docs/,
      /^warning .*en\/docs\/intro\.md:9:46 /,
      /^warning .*sv\/docs\/intro\.md:9:41 /,
    ],
  },
  {
    what: "CONF-32 pages and folders that were renamed in one language; two that say so, and numbered chapters, are two",
    files: {
      [`${sv}/docs/valberedning.md`]: page(),
      [`${en}/docs/valberedningen.md`]: page(),
      [`${sv}/blog/2024-03-25-ny-sida.md`]: page(TRUNCATED),
      [`${en}/blog/2024-03-25-new-site.md`]: page(TRUNCATED),
      [`${sv}/docs/event/festivalen.md`]: page(),
      [`${en}/docs/event/kravallen.md`]: page(),
      "_data/translations.json": '{ "docs/event/kravallen": { "sv": "abcdef", "en": "abcdef" } }',
      ...Object.fromEntries(
        [`${sv}/docs/fester`, `${en}/docs/parties`].flatMap((folder) =>
          ["gasque", "pub"].map((name) => [`${folder}/${name}.md`, page()]),
        ),
      ),
      [`${sv}/revision.md`]: page("Text.\n", "translationOf: false\n"),
      [`${en}/revisionen.md`]: page(),
      [`${sv}/docs/a-kapitel-1.md`]: page(),
      [`${en}/docs/a-kapitel-2.md`]: page(),
    },
    found: [
      /2024-03-25-ny-sida\.md .*both posts are of 2024-03-25/,
      /festivalen\.md .*_data\/translations\.json has "docs\/event\/kravallen" in both languages/,
      `${sv}/docs/fester/gasque.md | The folders ${sv}/docs/fester and ${en}/docs/parties look like one that was renamed in one language only: 2 pages in them have the same names. | Give the folder the same name in both languages; addresses may differ (slug).`,
      `${sv}/docs/valberedning.md | This page and ${en}/docs/valberedningen.md look like one that was renamed in one language only: their names are alike. | Give both files the same name and folder; addresses may differ (slug). If they are two pages, write in the front matter of one:  translationOf: false`,
    ],
  },
  {
    what: "a page that is hidden in one language only",
    files: {
      [`${sv}/a.md`]: page("Text.\n", "hidden: { until: 2026-08-20, instead: Snart. }\n"),
      [`${en}/a.md`]: page(),
    },
    found: [
      `${en}/a.md | The page is not hidden on the same days as ${sv}/a.md. | Write the same days under  hidden:  in both languages.`,
    ],
  },
  {
    what: "LOC-5 an empty text is a missing translation, which links may lead to",
    files: {
      [`${sv}/blog/2026-05-01-maj.md`]: page(`[x](/blog/2026/05/01/maj#a)\n\n${TRUNCATED}\n## A\n`),
      [`${en}/blog/2026-05-01-maj.md`]: page("\n"),
      [`${sv}/docs/maj.md`]: page(),
      [`${en}/docs/maj.md`]: "---\n---\n",
    },
    found: ["blog/2026-05-01-maj.md", "docs/maj.md"].map(
      (file) =>
        `warning ${en}/${file} | The page has no text, so it is not published; it counts as not translated. | Write the text below the front matter, or delete the file.`,
    ),
  },
]);
