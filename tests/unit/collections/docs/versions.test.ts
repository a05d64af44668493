import { describe, expect, test } from "vitest";
import {
  activeVersion,
  type Version,
  versionCandidates,
  versionNotes,
  versionTarget,
} from "../../../../src/collections/docs/versions.ts";
import type { DocSource } from "../../../../src/collections/sources.ts";
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

const inVersion = (version: string, path: string, frontMatter = {}, locale: Locale = "sv") =>
  docSource(path, {
    version,
    versionPath: { current: "next", "2.0": "", "1.0": "1.0" }[version] ?? "",
    frontMatter,
    locale,
  });

const DOCS = [
  inVersion("current", "board.md"),
  inVersion("current", "new.md"),
  inVersion("2.0", "board.md"),
  inVersion("2.0", "media.md"),
  inVersion("1.0", "board.md"),
];

function build(docs: DocSource[] = DOCS, versions = THREE, locale: Locale = "sv") {
  return versionsOf(docs, { versions }, locale);
}

function named(versions: readonly Version[], name: string): Version {
  const version = versions.find((candidate) => candidate.name === name);
  if (!version) throw new Error(`there is no version ${name}`);
  return version;
}

describe("the version of a page", () => {
  test.each([
    { url: "/docs/next/board", version: "current", doc: "board" },
    { url: "/docs/next/nope", version: "current", doc: undefined },
    { url: "/docs/next", version: "current", doc: undefined },
    { url: "/docs/board", version: "2.0", doc: "board" },
    { url: "/docs/Board/", version: "2.0", doc: "board" },
    { url: "/docs/nextgen", version: "2.0", doc: undefined },
    { url: "/docs/1.0/board", version: "1.0", doc: "board" },
    { url: "/blog", version: undefined, doc: undefined },
    { url: "/", version: undefined, doc: undefined },
    { url: "/docsen", version: undefined, doc: undefined },
  ])("VER-1 $url is in $version and shows the doc $doc", ({ url, version, doc }) => {
    const active = activeVersion(url, build().versions);
    expect({ version: active.version?.name, doc: active.doc?.id }).toEqual({ version, doc });
  });

  test("VER-1 English versions lie under /en/, also those with a dot in their name", () => {
    const docs = [inVersion("1.0", "board.md", {}, "en")];
    const { versions } = build(docs, THREE, "en");
    expect(versions.map(({ path }) => path)).toEqual(["/en/docs/next", "/en/docs", "/en/docs/1.0"]);
    expect(activeVersion("/en/docs/1.0/board", versions).doc?.url).toBe("/en/docs/1.0/board");
    expect(activeVersion("/docs/1.0/board", versions).version).toBeUndefined();
  });
});

test("VER-2 a navbar item tries the version of the page, else the latest", () => {
  const { versions } = build();
  const [latest, old] = ["2.0", "1.0"].map((name) => named(versions, name));
  expect(versionCandidates(old, versions)).toEqual([old, latest]);
  expect(versionCandidates(latest, versions)).toEqual([latest]);
  expect(versionCandidates(undefined, versions)).toEqual([latest]);
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

  test("VER-3 a version is entered at the same doc, else at its main doc, else at its root", () => {
    const { versions } = build();
    expect(versionTarget(named(versions, "current"), "board")).toBe("/docs/next/board");
    expect(versionTarget(named(versions, "1.0"), "board")).toBe("/docs/1.0/board");
    expect(versionTarget(named(versions, "1.0"), "media")).toBe("/docs/1.0/board");
    expect(versionTarget(named(versions, "2.0"), undefined)).toBe("/docs/board");
    expect(versionTarget(named(build([]).versions, "1.0"), "board")).toBe("/docs/1.0");
  });
});

describe("banner and badge", () => {
  test("VER-6 with one version there is no badge", () => {
    const { versions, context } = versionsOf(["board.md"]);
    const [only] = versions;
    if (!only) throw new Error("there is no version");
    expect(versionNotes(only, "board", versions, context)).toEqual({ badge: null, banner: null });
  });
});
