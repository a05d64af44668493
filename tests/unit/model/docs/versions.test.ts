import { describe, expect, test } from "vitest";
import { activeVersion } from "../../../../src/model/docs/versions.ts";
import { sidebarsFile, versionsFile } from "../../../../src/schema/docs.ts";
import type { Locale } from "../../../../src/schema/localized.ts";
import { both, docSource, versionsOf } from "../../../support/site-data.ts";

/** Current (at /docs/next), 2.0 (at /docs) and 1.0, of which 2.0 is the latest. */
const THREE = versionsFile.parse({
  last: "2.0",
  versions: [
    { name: "current", label: { sv: "Nästa", en: "Next" }, path: "next" },
    { name: "2.0", label: both("2.0"), path: "" },
    { name: "1.0", label: both("1.0"), path: "1.0" },
  ],
});

const doc = (version: string, versionPath: string, path: string, locale: Locale = "sv") =>
  docSource(path, { version, versionPath, locale });
const DOCS = [
  doc("current", "next", "board.md"),
  doc("2.0", "", "board.md"),
  doc("1.0", "1.0", "board.md"),
];

describe("the version of a page", () => {
  test.each([
    { url: "/docs/next/board", version: "current", doc: "board" },
    { url: "/docs/next", version: "current", doc: undefined },
    { url: "/docs/board", version: "2.0", doc: "board" },
    { url: "/docs/Board/", version: "2.0", doc: "board" },
    { url: "/docs/nextgen", version: "2.0", doc: undefined },
    { url: "/docs/1.0/board", version: "1.0", doc: "board" },
    { url: "/", version: undefined, doc: undefined },
    { url: "/docsen", version: undefined, doc: undefined },
  ])("VER-1 $url is in $version and shows the doc $doc", ({ url, version, doc }) => {
    const active = activeVersion(url, versionsOf(DOCS, { versions: THREE }).versions);
    expect([active.version?.name, active.doc?.id]).toEqual([version, doc]);
  });

  test("VER-1 English versions lie under /en/, also those with a dot in their name", () => {
    const docs = [doc("1.0", "1.0", "board.md", "en")];
    const { versions } = versionsOf(docs, { versions: THREE }, "en");
    expect(versions.map(({ path }) => path)).toEqual(["/en/docs/next", "/en/docs", "/en/docs/1.0"]);
    expect(activeVersion("/en/docs/1.0/board", versions).doc?.url).toBe("/en/docs/1.0/board");
    expect(activeVersion("/docs/1.0/board", versions).version).toBeUndefined();
  });
});

describe("the main doc", () => {
  const one = versionsFile.parse({
    last: "current",
    versions: [{ name: "current", label: both("Next"), path: "" }],
  });

  test.each([
    {
      rule: "is the doc at the version's root",
      docs: [docSource("a.md"), docSource("z.md", { frontMatter: { slug: "/" } })],
      items: ["a"],
      main: "z",
    },
    {
      rule: "else is the first doc of the first sidebar",
      docs: [docSource("a.md"), docSource("m.md"), docSource("z.md")],
      items: [{ type: "link", href: "https://x.example", label: both("x") }, "z", "a"],
      main: "z",
    },
    {
      rule: "is no generated page and no unlisted doc",
      docs: [
        docSource("a.md"),
        docSource("h.md", { frontMatter: { unlisted: true } }),
        docSource("m.md"),
      ],
      items: [
        "h",
        { type: "category", label: both("M"), link: { type: "generated-index" }, items: ["m"] },
        "a",
      ],
      main: "m",
    },
    {
      rule: "else is the first doc",
      docs: [docSource("a.md"), docSource("z.md")],
      items: [{ type: "html", value: both("x") }],
      main: "a",
    },
  ])("VER $rule", ({ docs, items, main }) => {
    const sidebars = sidebarsFile.parse({ docs: { items } });
    const { versions } = versionsOf(docs, { sidebars, versions: one });
    expect(versions[0]?.mainDocId).toBe(main);
  });
});
