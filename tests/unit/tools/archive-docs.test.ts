import { execFileSync } from "node:child_process";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintFolder } from "../../../src/lint/run.ts";
import type { SiteData } from "../../../src/model/site-data.ts";
import type { Source } from "../../../src/model/sources.ts";
import type { VersionsFile } from "../../../src/schema/docs.ts";
import { yearAfter } from "../../../src/schema/operating-years.ts";
import {
  type Archive,
  archiveDocs,
  withinVersion,
  withoutComing,
} from "../../../src/tools/archive-docs.ts";
import { PROJECT } from "../../support/build.ts";
import { readWebsiteData } from "../../support/labels.ts";
import { siteOf } from "../../support/site-data.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

/** Everything a command could change, by path. */
function contentOf(dir: string): Map<string, string> {
  return new Map(
    globSync("{_data,src/content,src/versions}/**/*", { cwd: dir, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, readFileSync(file, "latin1")]),
  );
}

/** Texts and data of the website, as far as its pages may be archived and shown. */
async function websiteContent() {
  const folder = await createTempFolder({});
  for (const path of globSync(["_data", "src/{content,versions,assets,theme}"], { cwd: PROJECT }))
    cpSync(join(PROJECT, path), join(folder.dir, path), { recursive: true });
  return folder;
}

/** The current version's year of the website, and the day after it. */
const [{ label: LABEL }] = readWebsiteData<VersionsFile>("versions.json").versions as [
  VersionsFile["versions"][number],
];
const YEAR = LABEL.sv.replace("/", "-");
const after = (years: number) => `${Number(YEAR.slice(0, 4)) + 1 + years}-07-01`;
const next = yearAfter({ lastDay: after(0) });

test("AID-5 the website's own docs are archived year after year, without errors, and each page is shown", async () => {
  await using website = await websiteContent();
  const { dir } = website;
  for (const years of [0, 1, 2, 3]) {
    const name = archiveDocs(dir, { today: after(years) });
    expect(`${name.slice(0, 4)}`).toBe(`${Number(YEAR.slice(0, 4)) + years}`);
  }
  const now = { SITE_NOW: `${after(3)}T08:00:00Z` };
  const { site, findings } = lintFolder(dir, now, FEATURES);
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const current = site.pages.filter(({ version }) => version === site.versions.last);
  const archived = site.pages.filter(({ version }) => version === YEAR);
  expect(archived.map(({ id }) => id).sort()).toEqual(current.map(({ id }) => id).sort());
  const { html } = siteOf(
    site.pages.map(({ file, written, body }) => ({ file, frontMatter: written, body }) as Source),
    {
      ...(site.data as SiteData),
      today: after(3),
      archives: Object.fromEntries(site.archives) as SiteData["archives"],
    },
  );
  for (const { url, title } of archived.filter(({ status }) => status.kind === "published")) {
    const text = html(url);
    expect(text, url).toContain(`${LABEL.sv}`);
    expect(text, url).not.toContain('class="timetable');
    expect(text, url).toContain(renderToStaticMarkup(title));
  }
}, 120_000);

describe("AID-5 the command changes nothing and says what to do", () => {
  const versions = "_data/versions.json";
  const person = { period: next, name: "Kim" };
  test.each<
    [
      what: string,
      archive: Partial<Archive>,
      changes: [file: string, from: RegExp, to: string][],
      said: string,
    ]
  >([
    [
      "a year that has not ended",
      { today: `${after(0).slice(0, 4)}-06-30` },
      [],
      "so it cannot be archived yet.\nDo it after",
    ],
    [
      "the year after it",
      { name: next.replace("/", "-") },
      [],
      `the year of the current version (${LABEL.sv}).\nWrite no year`,
    ],
    [
      "another spelling",
      { name: YEAR.replace("-", "-20") },
      [],
      "Write no year: npm run new -- archive.",
    ],
    [
      "a last version that is not listed",
      {},
      [[versions, /"last": "[^"]*"/, '"last": "now"']],
      'names "now" as last, but does not list it',
    ],
    [
      "a label that is no year",
      {},
      [[versions, /"sv": "[^"]*"/, '"sv": "Nu"']],
      'labelled "Nu", which is no committee year',
    ],
    [
      "a label that is ahead",
      {},
      [[versions, new RegExp(LABEL.sv, "g"), next]],
      "Write no year|cannot be archived yet",
    ],
    [
      "facts of the next year",
      {},
      [["_data/chapter-map.json", /"operatingYear": "[^"]*"/, `"operatingYear": "${next}"`]],
      `Is ${LABEL.sv} not archived yet? Write`,
    ],
    [
      "a person of the next year",
      {},
      [["_data/people.json", /"roles": \[\s*\{/, `$& ${JSON.stringify(person).slice(1, -1)},`]],
      `The term ${next} begins after`,
    ],
    [
      "data with an error",
      {},
      [["_data/site.json", /"title": "/, '"titel": "']],
      "Nothing was changed.",
    ],
  ])("%s", async (_what, archive, changes, said) => {
    await using website = await websiteContent();
    const { dir } = website;
    for (const [file, from, to] of changes) {
      const path = join(dir, file);
      writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
    }
    const before = contentOf(dir);
    expect(() => archiveDocs(dir, { today: after(0), ...archive })).toThrow(
      new RegExp(said.replaceAll(/[().?]/g, "\\$&")),
    );
    expect(contentOf(dir)).toEqual(before);
  });

  test("a year that is archived, or that the label names again", async () => {
    await using website = await websiteContent();
    const { dir } = website;
    archiveDocs(dir, { today: after(0) });
    const again = (archive: Partial<Archive>) => () =>
      archiveDocs(dir, { today: after(1), ...archive });
    expect(again({ name: YEAR })).toThrow(`There is a version "${YEAR}" already; nothing is left`);
    const path = join(dir, versions);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(next, LABEL.sv));
    expect(again({})).toThrow(`${YEAR} is archived already, or its folder`);
  });
});

test("AID-5 people who were entered after the year are not archived in it, unless somebody is sure", async () => {
  await using website = await websiteContent();
  const { dir } = website;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: dir, stdio: "ignore" });
  git("init");
  git("add", "_data/people.json");
  const archive = { today: after(0) };
  expect(() => archiveDocs(dir, archive)).toThrow("Go back to June first");
  expect(archiveDocs(dir, { ...archive, isSure: true })).toBe(YEAR);
});

test.each([
  ["[a](/docs)", "[a](/docs/x)"],
  ["[a](/docs/board#roller 'T')", "[a](/docs/x/board#roller 'T')"],
  ["[a]: /docs/board", "[a]: /docs/x/board"],
  ["![a](../../sv/docs/a.png)", "![a](../sv/a.png)"],
  ["![a](../../../en/docs/event/a.png)", "![a](../../en/event/a.png)"],
  ["[a](/docstring)", "[a](/docstring)"],
  ["[a](https://example.org/docs/board)", "[a](https://example.org/docs/board)"],
])("the link %s becomes %s", (markdown, moved) => {
  expect(withinVersion(markdown, "x")).toBe(moved);
});

const [SOON = ""] = FEATURES.flatMap(({ blocks = {} }) =>
  Object.keys(blocks).filter((name) => blocks[name]?.isComing),
);
test.each([
  [`A.\n\n::: ${SOON}\n\nB.\n`, "A.\n\nB.\n"],
  [`::: ${SOON} /docs/x\r\n\r\n::: roles board\n`, "::: roles board\n"],
  [`- A\n\n  ::: ${SOON}\n`, "- A\n\n"],
  [`::: ${SOON}ually\n`, `::: ${SOON}ually\n`],
])("without what is to come, %j is %j", (text, then) => {
  expect(withoutComing(text)).toBe(then);
});
