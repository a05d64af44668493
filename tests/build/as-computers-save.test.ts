import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIXTURE, WITHOUT_NEWS } from "../support/build.ts";
import { shared } from "../support/shared-sites.ts";

const fixtureFile = (path: string) => readFileSync(join(FIXTURE, path), "utf8");
const asOnWindows = (path: string) => ({
  [path]: `\uFEFF${fixtureFile(path).replaceAll("\n", "\r\n")}`,
});
const page = (body: string, fields = "") =>
  `---\ntitle: Sida\ndescription: En sida.\n${fields}---\n\n${body}\n`;

/** Line ends and marks of Windows, what macOS leaves behind, code beside texts, a draft in one language. */
const site = shared({
  files: {
    ...WITHOUT_NEWS,
    ...asOnWindows("_data/people.json"),
    "src/content/sv/docs/board.md": page(
      "En styrelse.",
      "sidebar_position: 1\nunlisted: true\n",
    ).replaceAll("\n", "\r\n"),
    "src/content/sv/docs/._board.md": "\0\u0005\u0016\u0007Mac OS X",
    "src/content/sv/docs/x.11ty.js": "export default 1;\n",
    "_data/._people.json": "\0\u0005\u0016\u0007Mac OS X",
    "src/content/sv/halv.md": page("Utkast.", "draft: true\n"),
    "src/content/en/halv.md": page("Published."),
  },
});

test("CONF-37 a build takes files as Windows and macOS save them, and a draft in one language", async () => {
  const { page: built, urls } = await site();
  expect(built("/docs/board").querySelector("main")?.textContent).toContain("En styrelse.");
  expect(built("/en/halv").querySelector("main")?.textContent).toContain("Published.");
  expect(urls.filter((url) => url.endsWith("halv"))).toEqual(expect.arrayContaining(["/en/halv"]));
  expect(
    built("/en/halv").querySelectorAll('link[href$="/false"], a[href$="/false"]'),
  ).toHaveLength(0);
});
