import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckedSite } from "../../../src/checks/check.ts";
import { CHECKS } from "../../../src/checks/checks.ts";
import type { SiteData } from "../../../src/model/site-data.ts";
import { outputFiles } from "../../../src/output/outputs.ts";
import { readOtherFiles } from "../../../src/read/other-files.ts";
import { type ContentFile, readContent } from "../../../src/read/read-content.ts";
import { readJson } from "../../../src/read/read-json.ts";
import { readSources } from "../../../src/read/read-sources.ts";
import { type DataFileName, dataFiles, dataKey } from "../../../src/schema/data-files.ts";
import { type Finding, formatFindings } from "../../../src/schema/finding.ts";
import { edited, edits, fillings } from "../../support/any-json.ts";
import { createContent, FIXTURE } from "../../support/build.ts";
import { checkedSite } from "../../support/checked-site.ts";
import { siteData } from "../../support/site-data.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

/** The same inputs in every run; PROPERTY_RUNS=10000 tries so many of each kind. */
const { PROPERTY_RUNS, PROPERTY_SEED = 1 } = process.env;
const settings = (usual: number) => ({
  numRuns: Number(PROPERTY_RUNS ?? usual),
  seed: Number(PROPERTY_SEED),
});

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let fixture: { data: SiteData; files: ContentFile[] };

beforeAll(async () => {
  folder = await createTempFolder({});
  await using content = await createContent();
  const { data, files } = readSources(content.dir, {});
  // One of each kind is enough for what data can do to a page.
  const some =
    /\/(index|section|docs\/(intro|komponenter|event\/01-cmi)|blog\/2024-03-25-ny.*)\.md$/;
  fixture = { data, files: files.filter(({ source }) => some.test(source.file)) };
});

afterAll(() => folder[Symbol.asyncDispose]());

/** Words that only a program says. */
const PROGRAM = /\bundefined\b|\[object |\bNaN\b|\b\w+Error:|^\s+at .+:\d+:\d+/m;

function expectReadable(findings: readonly Finding[], lines: number): void {
  for (const { line, problem, fix } of findings) {
    expect(problem.trim()).not.toBe("");
    expect(`${problem}\n${fix ?? ""}`).not.toMatch(PROGRAM);
    if (line !== null) expect(line >= 1 && line <= lines).toBe(true);
  }
  expect(formatFindings(findings, "x")).toContain(" in ");
}

/** The data files, labels apart: those are a list of texts. */
/** The fixture does without some of the files that a site may leave out. */
const NAMES = (Object.keys(dataFiles) as DataFileName[]).filter(
  (name) => name !== "labels" && existsSync(join(FIXTURE, `_data/${name}.json`)),
);
const TEXTS = new Map(
  NAMES.map((name) => [name, readFileSync(join(FIXTURE, `_data/${name}.json`), "utf8")]),
);
const anyFile = fc.record({ name: fc.constantFrom(...NAMES), changes: edits });

test("CONF-37 whatever is done to a data file, it is read or told", async () => {
  const property = fc.asyncProperty(anyFile, async ({ name, changes }) => {
    const text = edited(TEXTS.get(name) ?? "", changes);
    const file = join(folder.dir, "any.json");
    await writeFile(file, text);
    const findings: Finding[] = [];
    const value = readJson<unknown>(file, dataFiles[name], findings, folder.dir);
    expect(value === undefined).toBe(findings.length > 0);
    expectReadable(findings, text.split("\n").length);
  });
  await fc.assert(property, settings(300));
});

test("CONF-37 data that is read makes a site, or is told", async () => {
  const filled = fc.record({ name: fc.constantFrom(...NAMES), changes: fillings });
  const property = fc.asyncProperty(filled, async ({ name, changes }) => {
    const file = join(folder.dir, "any.json");
    await writeFile(file, edited(TEXTS.get(name) ?? "", changes));
    const value = readJson<unknown>(file, dataFiles[name], [], folder.dir);
    if (value === undefined) return;
    const { archives, ...data } = { ...fixture.data, [dataKey(name)]: value };
    const site = checkedSite(fixture.files, { data });
    const problems = checksOf(site);
    expectReadable(
      problems.map(({ fix = null, ...problem }) => ({ line: null, ...problem, fix })),
      Number.POSITIVE_INFINITY,
    );
    // One page of each kind is drawn.
    const kinds = new Map(site.pages.map(({ model }) => [model.kind, model.url]));
    for (const url of kinds.values()) site.html(url);
    outputFiles({ ...site, inlineScriptHash: "'sha256-x'", licences: "" });
  });
  await fc.assert(property, settings(40));
});

/** Drawing all pages for each takes most of the time; what is in them is looked at elsewhere. */
const checksOf = (site: CheckedSite) =>
  CHECKS.flatMap(({ run }) => run({ ...site, html: () => "" }));

const PAGE = "---\ntitle: A\ndescription: x\n---\nText.\n";
const part = fc.oneof(
  fc.constantFrom("docs", "blog", "event", "Event", "möte", "möte".normalize("NFD"), "index", "en"),
  fc.constantFrom("2024-03-25", "01-a", "01 - a", "a", "A", "b.c", "README", "404", "__proto__"),
  fc.string({ maxLength: 6, unit: "grapheme" }),
);
const ending = fc.constantFrom(
  ".md",
  ".md",
  ".md",
  ".MD",
  ".mdx",
  ".html",
  ".txt",
  ".pdf",
  "",
  ".json",
);
const place = fc.constantFrom(
  "src/content/sv",
  "src/content/en",
  "src/content",
  "_data",
  "src/versions/1.0/sv",
  "src/versions",
);
const anyPath = fc
  .record({ place, parts: fc.array(part, { minLength: 1, maxLength: 3 }), ending })
  .map(({ place, parts, ending }) => {
    // What no disk can store.
    const names = parts.map((name) =>
      name.replace(/[/\\\p{Cc}]|\p{Surrogate}/gu, "").replace(/^\.+$/, ""),
    );
    return `${place}/${names.map((name) => name || "x").join("/")}${ending}`;
  });
/** What nobody has put there. */
const isLeftover = (path: string) =>
  path.split("/").some((name) => /^(\.|~\$|#.*#$)|~$|\.(swp|tmp)$/i.test(name));

test("CONF-37 whatever files are called, each is a page, could be led to, or is told", async () => {
  const property = fc.asyncProperty(
    fc.array(anyPath, { minLength: 1, maxLength: 4 }),
    async (paths) => {
      // An input that fails leaves its files behind.
      const root = join(folder.dir, "names");
      await rm(root, { recursive: true, force: true });
      const written: string[] = [];
      for (const path of paths) {
        try {
          await mkdir(dirname(join(root, path)), { recursive: true });
          await writeFile(join(root, path), PAGE);
          written.push(path);
        } catch {
          // One is a folder of the other.
        }
      }
      const findings: Finding[] = [];
      const data = siteData();
      const label = { sv: "1.0", en: "1.0" };
      const versions = {
        ...data.versions,
        versions: [...data.versions.versions, { name: "1.0", label, path: "1.0" }],
      };
      const files = readContent(root, { ...data, versions }, findings, "2026-06-01");
      const others = readOtherFiles(root, versions, findings);
      const known = [...files.map(({ source }) => source.file), ...others];
      const told = findings.map(({ file }) => file);
      const lost = written.filter(
        (path) =>
          !isLeftover(path) &&
          !known.includes(path) &&
          !told.some((file) => path === file || path.startsWith(`${file}/`)),
      );
      expect(lost).toEqual([]);
      expectReadable(findings, PAGE.split("\n").length);
      if (findings.length === 0) {
        const site = checkedSite(files, { data: { versions } });
        checksOf(site);
        outputFiles({ ...site, inlineScriptHash: "'sha256-x'", licences: "" });
      }
    },
  );
  await fc.assert(property, settings(150));
});
