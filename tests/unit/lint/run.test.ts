import { expect, test, vi } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintFolder, lintOutput, stopOnErrors } from "../../../src/lint/run.ts";
import { DOCUMENT_LIMIT } from "../../../src/schema/uploads.ts";
import { createContent } from "../../support/build.ts";
import { page } from "../../support/lint.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

test("CONF-1 errors of a folder and of its built pages are thrown, warnings are printed", async () => {
  await using folder = await createTempFolder({
    "src/content/sv/a.md": page("[x](/nope)\n"),
    "_site/a.html": '<main><a href="/nope">x</a><p id="b"></p><p id="b"></p></main>',
    "_site/admin/index.html": "<p id='b'></p><p id='b'></p>",
  });
  const linted = lintFolder(folder.dir, { SITE_NOW: "2026-06-01T00:00:00Z" }, FEATURES);
  const inText = linted.findings.filter(({ file }) => file.endsWith(".md"));
  expect(() => stopOnErrors(inText)).toThrow(
    /src\/content\/sv\/a\.md:5:1\n {2}The link \/nope on \/a leads to \/nope.*[\s\S]* Nothing was published\.$/,
  );
  const built = lintOutput(`${folder.dir}/_site`, linted).map(({ file, problem }) => [
    file,
    problem,
  ]);
  expect(built).toEqual([
    ["src/content/sv/a.md", expect.stringMatching(/^The id "b" on \/a occurs more than once/)],
  ]);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  stopOnErrors([{ severity: "warning", file: "a.md", line: 1, problem: "P.", fix: null }]);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^warning:\na\.md:1\n {2}P\.\n/));
  warn.mockRestore();
});

test("FILE-2 a document that is too large and an unused upload have one finding each, at the file", async () => {
  const folder = "src/theme/public/pdfs";
  await using content = await createContent({
    [`${folder}/stor.pdf`]: "x".repeat(DOCUMENT_LIMIT + 1),
    [`${folder}/använd.pdf`]: "x",
    [`${folder}/oanvänd.pdf`]: "x",
    "src/content/sv/fil.md":
      "---\ntitle: Fil\ndescription: En fil.\n---\n\n[Stor](/pdfs/stor.pdf) och [använd](/pdfs/använd.pdf).\n",
  });
  const { findings } = lintFolder(content.dir, {}, FEATURES);
  const told = findings
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file, severity, problem }) => [file.slice(folder.length), severity, problem]);
  expect(told).toEqual([
    ["/oanvänd.pdf", "warning", "The file is not used: no text shows it or links to it."],
    ["/stor.pdf", "error", "The file is 10 MB; more than 10 MB is too much for phones."],
  ]);
});
