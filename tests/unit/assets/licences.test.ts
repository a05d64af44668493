import type { Metafile } from "esbuild";
import { expect, test } from "vitest";
import { licenceText, worksIn } from "../../../src/assets/licences.ts";
import { UserError } from "../../../src/schema/finding.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

/** A bundle with so many bytes of each file. */
function bundleOf(dir: string, files: Record<string, number>): Metafile {
  const inputs = Object.entries(files).map(([file, bytesInOutput]) => [
    `${dir}/${file}`,
    { bytesInOutput },
  ]);
  return {
    inputs: {},
    outputs: { "a.js": { bytes: 1, imports: [], exports: [], inputs: Object.fromEntries(inputs) } },
  };
}

function install(packages: Record<string, { json: object; licence?: string }>) {
  return createTempFolder(
    Object.fromEntries(
      Object.entries(packages).flatMap(([name, { json, licence }]) => [
        [`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.2.3", ...json })],
        ...(licence ? [[`node_modules/${name}/LICENSE.md`, licence]] : []),
      ]),
    ),
  );
}

test("LIC-1 a package is listed with its licence if its code is in the bundle, and only then", async () => {
  await using folder = await install({
    "@scope/used": {
      json: { license: "MIT", homepage: "https://used.example/" },
      licence: "Used freely.",
    },
    shaken: { json: { license: "MIT" }, licence: "Shaken off." },
  });
  const metafile = bundleOf(folder.dir, {
    "node_modules/@scope/used/a.js": 10,
    "node_modules/@scope/used/lib/b.js": 10,
    "node_modules/shaken/index.js": 0,
    "widgets/main.ts": 10,
  });
  const text = licenceText([
    ...worksIn([metafile], "pages"),
    ...worksIn([metafile], "editing page"),
  ]);
  expect(text).toContain("@scope/used 1.2.3  MIT (pages)\n");
  expect(text).toContain("@scope/used 1.2.3\nhttps://used.example/\n\nUsed freely.");
  expect(text.match(/Used freely/g)).toHaveLength(1);
  expect(text).not.toMatch(/shaken/i);
});

test.each([
  [
    "an unknown licence",
    { json: { license: "Elastic-2.0" }, licence: "Ask us." },
    /odd.*"Elastic-2\.0"/,
  ],
  ["no licence", { json: {}, licence: "Ask us." }, /odd.*licence \(""\)/],
  ["no text of its licence", { json: { license: "MIT" } }, /odd.*text of its licence/],
])("LIC-2 a package with %s stops the build", async (_, odd, problem) => {
  await using folder = await install({ odd });
  const works = () => worksIn([bundleOf(folder.dir, { "node_modules/odd/index.js": 1 })], "pages");
  expect(works).toThrow(UserError);
  expect(works).toThrow(problem);
});

test("LIC-2 a font without the text of its licence stops the build", () => {
  const metafile = bundleOf("src/assets", { "fonts/new.woff2": 900 });
  expect(() => worksIn([metafile], "pages")).toThrow(/fonts\/new\.woff2[\s\S]*licence/);
});
