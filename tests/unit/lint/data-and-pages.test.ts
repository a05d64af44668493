import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { formatFindings } from "../../../src/schema/finding.ts";
import { FIXTURE, PROJECT } from "../../support/build.ts";
import { type Changes, findingsOf } from "../../support/lint.ts";

/** A text in both languages, as JSON. */
const TEXT = '{ "sv": "Ett", "en": "One" }';

/** A navbar with one item on each line from the third on. */
function navbar(...items: string[]): Record<string, string> {
  return {
    "_data/navbar.json": `{ "title": "Prov",\n  "items": [\n    ${items.join(",\n    ")}\n  ]\n}\n`,
  };
}

/** A Markdown page; the body begins on the line after the front matter. */
const page = (frontMatter: string, body = "Text.\n") =>
  `---\ntitle: Sida\ndescription: En sida.\n${frontMatter}---\n${body}`;

/** A data file of the fixture with some of its text replaced. */
function data(file: string, ...replacements: [string, string][]): Record<string, string> {
  const text = readFileSync(resolve(FIXTURE, "_data", file), "utf8");
  return {
    [`_data/${file}`]: replacements.reduce((changed, [from, to]) => {
      if (!changed.includes(from)) throw new Error(`_data/${file} holds no ${from}`);
      return changed.replace(from, to);
    }, text),
  };
}

/** The errors of the fixture with some files changed, as they end a build. */
function errorsOf(files: Changes): string {
  const errors = findingsOf(files).filter(({ severity }) => severity === "error");
  return formatFindings(errors, "Nothing was published.");
}

describe("CONF-1 the build stops and names place, finding and remedy", () => {
  test.each<{ id: string; files: Record<string, string | null>; report: string }>([
    {
      id: "CONF-2, CONF-15 an item type that does not exist, and an item in a place that it has not",
      files: navbar(
        `{ "type": "serch", "label": ${TEXT} }`,
        '{ "type": "search", "position": "left" }',
      ),
      report: `_data/navbar.json:3
  There is no navbar item type "serch": {"type":"serch","label":{"sv":"Ett","en":"One"}}
  Did you mean "search"? Known: default, dropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown

_data/navbar.json:4
  "items[1].position" is "left".
  Write one of: "right"

2 findings in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-3 items whose fields do not fit together, all at once",
      files: navbar(
        `{ "label": ${TEXT}, "to": "/section", "href": "https://a.example/" }`,
        `{ "label": ${TEXT} }`,
        `{ "label": ${TEXT}, "html": ${TEXT}, "to": "/section" }`,
        `{ "label": ${TEXT}, "items": [{ "label": ${TEXT}, "items": [] }] }`,
        `{ "label": ${TEXT}, "to": "/section", "position": "middle" }`,
      ),
      report: `_data/navbar.json:3
  A link has exactly one of "to" and "href", this one has both: {"label":{"sv":"Ett","en":"One"},"to":"/section","href":"https://a.example/"}
  Write "to" for a page of this site, "href" for another site.

_data/navbar.json:4
  A link has exactly one of "to" and "href", this one has neither: {"label":{"sv":"Ett","en":"One"}}
  Write "to" for a page of this site, "href" for another site.

_data/navbar.json:5
  "html" and "label" exclude each other: {"label":{"sv":"Ett","en":"One"},"html":{"sv":"Ett","en":"One"},"to":"/section"}
  Remove one of them.

_data/navbar.json:6
  A dropdown cannot be inside a dropdown: {"label":{"sv":"Ett","en":"One"},"items":[]}
  Move it to the bar itself.

_data/navbar.json:7
  "items[4].position" is "middle".
  Write one of: "left", "right"

5 findings in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-4 a version in the dropdown that does not exist (VER-3)",
      files: navbar('{ "type": "docsVersionDropdown", "versions": ["2.0", "3.0"] }'),
      report: `_data/navbar.json:3
  The version dropdown names "3.0", which is not a version of the docs.
  Did you mean "2.0"? Known: current, 2.0, 1.0

1 finding in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-5 a linked sidebar with nothing to link to",
      files: {
        ...navbar('{ "type": "docSidebar", "sidebarId": "links" }'),
        "_data/sidebars.json": `{\n  "links": {\n    "items": [{ "type": "link", "href": "https://a.example/", "label": ${TEXT} }]\n  }\n}\n`,
      },
      report: `_data/sidebars.json:2
  The sidebar "links" has nothing to link to, but the navbar links to it.
  Add a doc to it, or remove the navbar item.

1 finding in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-6 a sidebar in the navbar that does not exist",
      files: navbar('{ "type": "docSidebar", "sidebarId": "doc" }'),
      report: `_data/navbar.json:3
  The navbar item {"type":"docSidebar","sidebarId":"doc"} names the sidebar "doc", which does not exist.
  Did you mean "docs"? Known: docs, handbook

1 finding in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-8 a footer of columns and single links",
      files: {
        "_data/footer.json": `{\n  "links": [\n    { "title": ${TEXT}, "items": [] },\n    { "label": ${TEXT}, "to": "/section" }\n  ]\n}\n`,
      },
      report: `_data/footer.json:2
  "links" is [{"title":{"sv":"Ett","en":"One"},"items":[]},{"label":{"sv":"Ett","en":"One"},"to":"/section"}]: the links are either all columns (with "title" and "items") or all single links; this entry differs: {"label":{"sv":"Ett","en":"One"},"to":"/section"}.

1 finding in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-8 footer links without label, with two targets, with none",
      files: {
        "_data/footer.json": `{\n  "links": [\n    { "to": "/section" },\n    { "label": ${TEXT}, "to": "/section", "href": "https://a.example/" },\n    { "label": ${TEXT} }\n  ]\n}\n`,
      },
      report: `_data/footer.json:3
  "links[0]" is {"to":"/section"}: a footer link needs a "label": {"to":"/section"}.

_data/footer.json:4
  "links[1]" is {"label":{"sv":"Ett","en":"One"},"to":"/section","href":"https://a.example/"}: exactly one of "to", "href" and "html" belongs in a footer link, found 2: {"label":{"sv":"Ett","en":"One"},"to":"/section","href":"https://a.example/"}.

_data/footer.json:5
  "links[2]" is {"label":{"sv":"Ett","en":"One"}}: exactly one of "to", "href" and "html" belongs in a footer link, found 0: {"label":{"sv":"Ett","en":"One"}}.

3 findings in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-9, CONF-10 heading levels out of range, an address with a path",
      files: data(
        "site.json",
        ['"https://test.example"', '"https://test.example/sub"'],
        ['"minHeadingLevel": 2', '"minHeadingLevel": 1'],
        ['"maxHeadingLevel": 3', '"maxHeadingLevel": 7'],
      ),
      report: `_data/site.json:7
  "url" is "https://test.example/sub": the address of the site is a protocol and a host without a path, for example https://www.example.org.

_data/site.json:27
  "tableOfContents.minHeadingLevel" is 1.
  Write one of: 2, 3, 4, 5, 6

_data/site.json:28
  "tableOfContents.maxHeadingLevel" is 7.
  Write one of: 2, 3, 4, 5, 6

3 findings in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-9, CONF-10 heading levels the wrong way round, an address without protocol",
      files: data(
        "site.json",
        ['"https://test.example"', '"test.example"'],
        ['"minHeadingLevel": 2', '"minHeadingLevel": 4'],
      ),
      report: `_data/site.json:7
  "url" is "test.example": the address of the site is a protocol and a host without a path, for example https://www.example.org.

_data/site.json:26
  "tableOfContents" is {"minHeadingLevel":4,"maxHeadingLevel":3}: minHeadingLevel must not be above maxHeadingLevel.

2 findings in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-11 a language that is missing, a language tag that is none",
      files: {
        "_data/locales.json":
          '{\n  "default": "sv",\n  "locales": {\n    "sv": { "label": "Svenska", "direction": "ltr", "htmlLang": "svenska språket", "calendar": "gregory", "path": "/" }\n  }\n}\n',
      },
      report: `_data/locales.json:3
  "locales.en" is missing.
  Write a group in { } there.

_data/locales.json:4
  "locales.sv.htmlLang" is "svenska språket": a language tag looks like sv or en-GB.

2 findings in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-12 versions that do not exist or cannot be folders",
      files: {
        "_data/versions.json": `{
  "last": "3.0",
  "versions": [
    { "name": "1/2", "label": ${TEXT}, "path": "a" },
    { "name": "..", "label": ${TEXT}, "path": "b" },
    { "name": "en-version-med-alldeles-för-långt-namn", "label": ${TEXT}, "path": "c" }
  ]
}
`,
      },
      report: `_data/versions.json:2
  "last" is "3.0": there is no version "3.0"; the versions are 1/2, .., en-version-med-alldeles-för-långt-namn.

_data/versions.json:4
  "versions[0].name" is "1/2": a version name holds no slash.

_data/versions.json:5
  "versions[1].name" is "..": a version name is not "." or "..".

_data/versions.json:6
  "versions[2].name" is "en-version-med-alldeles-för-långt-namn": a version name has at most 32 characters.

4 findings in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-12 a version without docs",
      files: { "src/versions/1.0": null },
      report: `_data/versions.json:20
  There are no docs of the version "1.0": the folder src/versions/1.0 does not exist.
  Remove the version, or restore its folder.

1 finding in 1 file. Nothing was published.`,
    },
    {
      id: "CONF-9, CONF-13 front matter of the wrong kind, in several files at once",
      files: {
        "src/content/sv/b.md": page(
          "draft: true\nunlisted: true\ntoc_min_heading_level: 4\ntoc_max_heading_level: 3\n",
        ),
        "src/content/sv/a.md":
          "---\ntitle: 2024\ndescription: Ett år.\nunlistd: true\n---\nText.\n",
      },
      report: `src/content/sv/a.md:2
  "title" is 2024, but a text in quotation marks belongs there.
  Write:  "2024"

src/content/sv/a.md:4
  "unlistd" is not a known field.
  Did you mean "unlisted"?

src/content/sv/b.md:5
  "unlisted" is true: a page is either draft or unlisted, not both; remove one of the two lines.

src/content/sv/b.md:6
  "toc_min_heading_level" is 4: the smallest level (4) must not be above the largest (3).

4 findings in 2 files. Nothing was published.`,
    },
    {
      id: "CONF-14 a label that is missing, one that is misspelt",
      files: {
        "_data/labels/sv.json": readFileSync(
          resolve(PROJECT, "_data/labels/sv.json"),
          "utf8",
        ).replace(
          /^\{[\s\S]*?\n {2}"common\.editThisPage".*\n/,
          '{\n  "common.skipToMainConten": "Hoppa",\n',
        ),
      },
      report: `_data/labels/en.json:1
  "common.skipToMainConten" is missing.
  Translate it; _data/labels/sv.json has "Hoppa". If it is misspelt there, correct it there.

_data/labels/sv.json:1
  "common.skipToMainContent" is missing.
  Translate it; _data/labels/en.json has "Skip to main content". If it is misspelt there, correct it there.

_data/labels/sv.json:1
  "common.editThisPage" is missing.
  Translate it; _data/labels/en.json has "Edit this page". If it is misspelt there, correct it there.

3 findings in 2 files. Nothing was published.`,
    },
    {
      id: "data files that are no JSON or are not there",
      files: {
        "_data/stats.json": `[\n  { "value": ${TEXT}, "label": ${TEXT} },\n]\n`,
        "_data/news-tags.json": `{\n  "it": { "label": ${TEXT} }\n  "öl": { "label": ${TEXT} }\n}\n`,
        "_data/partners.json": null,
      },
      report: `_data/news-tags.json:3
  This is not JSON: comma expected.
  Write a comma between the two values.

_data/partners.json
  The file is missing.

_data/stats.json:3
  This is not JSON: value expected.
  Write a value there, or remove the comma.

3 findings in 3 files. Nothing was published.`,
    },
    {
      id: "directives: unknown, unfinished, unclosed, stray",
      files: {
        "src/content/sv/sida.md": page(
          "",
          "Text.\n\n::: rolse board\n\n::: roles bord\n\n::: roles\n\n::: chapter-map x\n\n:::\n\n::: tpi Rubrik\nText.\n\n::: note\nAldrig stängd.\n",
        ),
      },
      report: `src/content/sv/sida.md:7
  There is no directive "rolse".
  Did you mean "roles"?

src/content/sv/sida.md:9
  "::: roles bord": there is no "bord".
  Did you mean "board"?

src/content/sv/sida.md:11
  "::: roles" needs a name after it.
  Known: board

src/content/sv/sida.md:13
  "::: chapter-map" takes nothing after it, found "x".
  Write:  ::: chapter-map

src/content/sv/sida.md:15
  ":::" closes a box, but none is open here.
  Remove the line. Data blocks such as  ::: roles board  are one line and are not closed; a box that contains another has more colons than that.

src/content/sv/sida.md:17
  There is no directive "tpi".
  Did you mean "tip"?

src/content/sv/sida.md:20
  "::: note" is never closed, so the rest of the page is inside the box.
  Write  :::  on a line of its own where the box ends.

7 findings in 1 file. Nothing was published.`,
    },
    {
      id: "pictures without description, missing, on another site",
      files: {
        "src/content/sv/docs/sida.md": page(
          "",
          "![](ruta.png)\n\n![En ruta](Ruta.png)\n\n![En annan](https://other.example/bild.png)\n",
        ),
      },
      report: `src/content/sv/docs/sida.md:5:1
  The image ![](ruta.png) has no description for those who cannot see it.
  Write:  ![What the picture shows](ruta.png)

src/content/sv/docs/sida.md:7:1
  The image ![En ruta](Ruta.png) does not exist.
  Did you mean "ruta.png"?

src/content/sv/docs/sida.md:9:1
  The image ![En annan](https://other.example/bild.png) is on another site; visitors would be sent there without knowing.
  Put the file beside the text and write only its name.

3 findings in 1 file. Nothing was published.`,
    },
    {
      id: "posts without a date, with one that does not exist, with an author twice (BLOG-4, BLOG-12)",
      files: {
        "src/content/sv/blog/2024-13-45-x.md": "---\ntitle: Ett\n---\nText.\n",
        "src/content/sv/blog/utan-datum.md": "---\ntitle: Ett\n---\nText.\n",
        "src/content/sv/blog/2024-01-01-dubbel.md":
          "---\ntitle: Ett\nauthors: [styrelsen, styrelsen]\n---\nText.\n",
      },
      report: `src/content/sv/blog/2024-01-01-dubbel.md:3
  "authors" is ["styrelsen","styrelsen"]: the same author is named twice.

src/content/sv/blog/2024-13-45-x.md
  The date "2024-13-45" does not exist.
  Write a day of the calendar in the file name, year-month-day: 2024-03-25-my-post.md

src/content/sv/blog/utan-datum.md:1
  The post has no date.
  Write in the front matter:  date: 2024-03-25

3 findings in 3 files. Nothing was published.`,
    },
    {
      id: "an announcement that one language lacks",
      files: {
        "_data/announcement.json": '{ "enabled": true,\n  "content": { "sv": "Hej" }\n}\n',
      },
      report: `_data/announcement.json:2
  "content.en" is missing.
  Write a text in quotation marks there.

1 finding in 1 file. Nothing was published.`,
    },
    {
      id: "WCAG 1.4.3 colours of an announcement that are too close to each other",
      files: {
        "_data/announcement.json": `{ "content": ${TEXT},\n  "backgroundColor": "#ffffff",\n  "textColor": "#aaaaaa"\n}\n`,
      },
      report: `_data/announcement.json:3
  "textColor" is "#aaaaaa": on #ffffff it has a contrast of 2.3, but 7 is the least that everyone can read.

1 finding in 1 file. Nothing was published.`,
    },
  ])("$id", ({ files, report }) => {
    expect(errorsOf(files)).toBe(report);
  });

  test("CONF-6 docs that do not exist, in navbar, sidebar and front matter, with those that do", () => {
    const report = errorsOf({
      ...navbar('{ "type": "doc", "docId": "event/cm" }'),
      "_data/sidebars.json":
        '{\n  "docs": {\n    "items": [\n      "intro",\n      "nope"\n    ]\n  }\n}\n',
      "src/content/sv/docs/sida.md": page("pagination_next: introo\ndisplayed_sidebar: docz\n"),
    });
    expect(report).toContain(
      '_data/navbar.json:3\n  The navbar item {"type":"doc","docId":"event/cm"} names the doc "event/cm", which does not exist.\n  Did you mean "event/cmi"? Known: event/cmi, ',
    );
    expect(report.match(/names the doc "event\/cm"/g)).toHaveLength(1);
    expect(report).toContain('_data/sidebars.json:5\n  There is no doc "nope".\n  Known: ');
    expect(report).toContain(
      'src/content/sv/docs/sida.md:4\n  "pagination_next" of the doc "sida" names the doc "introo", which does not exist.\n  Did you mean "intro"?',
    );
    expect(report).toContain(
      'src/content/sv/docs/sida.md:5\n  "displayed_sidebar" of the doc "sida" is "docz", which does not exist.\n  Did you mean "docs"?',
    );
  });
});
