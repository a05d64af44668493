import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type ContentCache, readContent } from "../../../src/eleventy/read-content.ts";
import type { ContentFrame } from "../../../src/eleventy/read-data.ts";
import type { Finding } from "../../../src/schema/finding.ts";
import { both, siteData } from "../../support/site-data.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const page = (title: string) => `---\ntitle: ${title}\ndescription: x\n---\nText.\n`;
const FILES = {
  "src/content/sv/a.md": page("A"),
  "src/content/sv/docs/b.md": page("B"),
  "src/content/en/a.md": page("A"),
  "src/versions/1.0/sv/b.md": page("B"),
};
const TODAY = "2026-06-01";
const FRAME: ContentFrame = siteData();
const TWO_VERSIONS: ContentFrame = {
  ...FRAME,
  versions: {
    last: "current",
    versions: [...FRAME.versions.versions, { name: "1.0", label: both("1.0"), path: "1.0" }],
  },
};

/** A folder that is read several times, as a server does. */
async function createReader(files: Record<string, string> = FILES) {
  const folder = await createTempFolder(files);
  const cache: ContentCache = new Map();
  return {
    write: (path: string, text: string) => writeFile(join(folder.dir, path), text),
    remove: (path: string) => rm(join(folder.dir, path)),
    read(frame = FRAME) {
      const findings: Finding[] = [];
      const read = readContent(folder.dir, frame, findings, TODAY, cache);
      return {
        files: read,
        findings,
        byFile: new Map(read.map((file) => [file.source.file, file])),
      };
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

test("a file that is unchanged is the same object again", async () => {
  await using reader = await createReader();
  const first = reader.read();
  const second = reader.read();
  expect(second.files).toHaveLength(3);
  second.files.forEach((file, index) => {
    expect(file).toBe(first.files[index]);
  });
});

test("a saved file is read anew, the others are not", async () => {
  await using reader = await createReader();
  const first = reader.read();
  await reader.write("src/content/sv/a.md", page("Another title"));
  const second = reader.read();
  expect(second.byFile.get("src/content/sv/a.md")?.source.frontMatter.title).toBe("Another title");
  for (const file of ["src/content/en/a.md", "src/content/sv/docs/b.md"])
    expect(second.byFile.get(file)).toBe(first.byFile.get(file));
});

test("a deleted file is gone, and one that comes back is read", async () => {
  await using reader = await createReader();
  reader.read();
  await reader.remove("src/content/sv/a.md");
  expect([...reader.read().byFile.keys()]).not.toContain("src/content/sv/a.md");
  await reader.write("src/content/sv/a.md", page("Back"));
  expect(reader.read().byFile.get("src/content/sv/a.md")?.source.frontMatter.title).toBe("Back");
});

test("a mistake is told at every reading until it is mended", async () => {
  await using reader = await createReader({ "src/content/sv/a.md": "Text.\n" });
  const { findings } = reader.read();
  expect(findings).toMatchObject([{ file: "src/content/sv/a.md", line: 1 }]);
  expect(reader.read().findings).toEqual(findings);
  await reader.write("src/content/sv/a.md", page("A"));
  expect(reader.read()).toMatchObject({ findings: [], files: [{ source: { url: "/a" } }] });
});

test("VER-1 other versions of the docs have other addresses, also for files that are unchanged", async () => {
  await using reader = await createReader();
  reader.read();
  const urls = () => reader.read(TWO_VERSIONS).files.map(({ source }) => source.url);
  expect(urls()).toEqual(["/a", "/docs/b", "/docs/1.0/b", "/en/a"]);
  const moved = structuredClone(TWO_VERSIONS);
  const [, old] = moved.versions.versions;
  if (old) old.path = "old";
  expect(reader.read(moved).files.map(({ source }) => source.url)).toContain("/docs/old/b");
});

test("without a cache every reading stands for itself", async () => {
  await using folder = await createTempFolder(FILES);
  const [first] = readContent(folder.dir, FRAME, [], TODAY);
  const [second] = readContent(folder.dir, FRAME, [], TODAY);
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
});

test("a page whose file is called as macOS uploads it is the page of that name", async () => {
  const [composed, apart] = ["möte".normalize("NFC"), "möte".normalize("NFD")];
  await using reader = await createReader({
    [`src/content/sv/${apart}.md`]: page("Möte"),
    [`src/content/sv/docs/${apart}.md`]: page("Möte"),
    [`src/content/sv/blog/2024-01-01-${apart}.md`]: page("Möte"),
    [`src/content/en/${composed}.md`]: page("Meeting"),
  });
  const { files, findings } = reader.read();
  expect(findings).toEqual([]);
  const sources = files.map(({ source }) => source);
  expect(sources.map(({ url }) => url).sort()).toEqual(
    [`/blog/2024/01/01/${composed}`, `/docs/${composed}`, `/en/${composed}`, `/${composed}`].sort(),
  );
  // By its key a page finds its translation; by its file the host finds it to edit.
  const pages = sources.filter(({ kind }) => kind === "content");
  expect(pages.map(({ key }) => key)).toEqual([`${composed}.md`, `${composed}.md`]);
  expect(pages.map(({ file }) => file)).toContain(`src/content/sv/${apart}.md`);
});
