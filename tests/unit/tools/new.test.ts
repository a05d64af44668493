import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintFolder } from "../../../src/lint/run.ts";
import { printed } from "../../../src/schema/finding.ts";
import { createNew } from "../../../src/tools/new.ts";
import { createContent, FIXTURE } from "../../support/build.ts";
import { page } from "../../support/lint.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const TODAY = "2026-06-01";
/** What a command writes, as the linter reads it; besides, what it finds in it. */
async function run(...args: string[]) {
  await using content = await createContent();
  const { files, next } = createNew(content.dir, args, TODAY);
  const { site, findings } = lintFolder(content.dir, { SITE_NOW: `${TODAY}T08:00:00Z` }, FEATURES);
  return {
    files,
    next: next.map(printed).join("\n"),
    findings: findings.filter(({ file }) => files.includes(file)),
    pages: site.pages
      .filter(({ file }) => files.includes(file))
      .map(({ url, title, status }) => ({ url, title, status: status.kind })),
  };
}

describe("AID-5 a new text", () => {
  test.each([
    {
      args: ["post", 'Kallelse: "vårmötet" #1', "--en", "Notice"],
      file: "blog/2026-06-01-kallelse-varmotet-1.md",
      url: "/blog/2026/06/01/kallelse-varmotet-1",
      titles: ['Kallelse: "vårmötet" #1', "Notice"],
    },
    { args: ["page", "Åka skidor"], file: "aka-skidor.md", url: "/aka-skidor" },
    {
      args: ["doc", "Ny nämnd", "--in", "event/"],
      file: "docs/event/ny-namnd.md",
      url: "/docs/event/ny-namnd",
    },
  ])(
    "$args is a draft in both languages, and right at once",
    async ({ args, file, url, titles }) => {
      const { files, next, findings, pages } = await run(...args);
      expect(files).toEqual([`src/content/sv/${file}`, `src/content/en/${file}`]);
      expect(findings).toEqual([]);
      const [sv = args[1], en = sv] = titles ?? [];
      expect(pages).toEqual([
        { url, title: sv, status: "draft" },
        { url: `/en${url}`, title: en, status: "draft" },
      ]);
      expect(next).toContain(url);
      expect(next).toContain("draft: true");
      expect(next.includes("English title")).toBe(titles === undefined);
    },
  );
});

describe("AID-5 what cannot be made", () => {
  test.each([
    { args: [], says: /npm run new -- post "/ },
    { args: ["poste", "x"], says: /"poste" cannot be created\.\n.*Did you mean "post"\?/s },
    { args: ["post"], says: /The title is missing/ },
    { args: ["post", "Två", "ord"], says: /^Put quotation marks around a title/ },
    { args: ["post", "!!!"], says: /no letters or digits/ },
    { args: ["post", "x".repeat(200)], says: /The title is too long for an address/ },
    { args: ["doc", "x", "--in", "evnt"], says: /no folder "evnt" .*Did you mean "event"\?/s },
    { args: ["page", "x", "--in", "event"], says: /--in is for docs/ },
    { args: ["page", "x", "--eng", "y"], says: /'--eng'\.\n\nUsage/ },
    { args: ["page", "Section"], says: /src\/content\/sv\/section\.md exists/ },
  ])("$args is reported: $says", async ({ args, says }) => {
    await using folder = await createTempFolder({
      "src/content/sv/section.md": "",
      "src/content/sv/docs/event/cmi.md": "",
    });
    const files = () => globSync("**/*", { cwd: folder.dir }).sort();
    const before = files();
    expect(() => createNew(folder.dir, args, TODAY)).toThrow(says);
    expect(files()).toEqual(before);
  });
});

test("AID-5 a new text does not get the address of a draft", async () => {
  const draft = page("Text.\n", "slug: /senare\ndraft: true\n");
  await using content = await createContent({ "src/content/sv/annan.md": draft });
  expect(() => createNew(content.dir, ["page", "Senare"], TODAY)).toThrow("/senare");
});

test("AID-5 a redirect is added to the others, in each language", async () => {
  await using folder = await createTempFolder({
    "_data/redirects.json": "[]\n",
    "_data/locales.json": readFileSync(join(FIXTURE, "_data/locales.json"), "utf8"),
  });
  createNew(folder.dir, ["redirect", "/gammal sida", "/section"], TODAY);
  expect(JSON.parse(readFileSync(join(folder.dir, "_data/redirects.json"), "utf8"))).toEqual([
    { from: "/gammal sida", to: "/section", why: "The page has moved." },
    { from: "/en/gammal sida", to: "/en/section", why: "The page has moved." },
  ]);
  const again = () => createNew(folder.dir, ["redirect", "/gammal sida", "/blog"], TODAY);
  expect(again).toThrow("_data/redirects.json redirects /gammal sida already");
});

test("events that cannot be read are left as they are", async () => {
  await using folder = await createTempFolder({ "_data/events.json": '{ "events": [ ' });
  const create = () => createNew(folder.dir, ["event", "x"], TODAY);
  expect(create).toThrow(/cannot be read/);
  rmSync(join(folder.dir, "_data/events.json"));
  expect(create).toThrow(/does not exist; restore it first/);
});
