/**
 * `npm run test:nightly -- chapter`: the fixture as the website of another chapter, with other clusters, colours and
 * drawings, English first, and without the files that are optional. What runs on a pull request must pass.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OPTIONAL_FILES } from "../../src/read/data-files.ts";
import { FIXTURE } from "../support/build.ts";
import { Copy, UNIT } from "./copy.ts";

const copy = new Copy("another-chapter");
const { dir } = copy;

// As docs/another-chapter.md says: texts, data and drawings are replaced, labels and stylesheets stay.
for (const path of ["src/content", "src/versions", "src/assets/img"])
  rmSync(join(dir, path), { recursive: true });
for (const folder of "boilersuit covers emblems illustrations public share-picture".split(" "))
  rmSync(join(dir, "src/theme", folder), { recursive: true });
const labels = join(dir, ".labels");
cpSync(join(dir, "_data/labels"), labels, { recursive: true });
rmSync(join(dir, "_data"), { recursive: true });
cpSync(FIXTURE, dir, { recursive: true });
cpSync(labels, join(dir, "_data/labels"), { recursive: true });
rmSync(labels, { recursive: true });
// One version of the docs, named after the year.
rmSync(join(dir, "src/versions"), { recursive: true });
const label = { sv: "2026/27", en: "2026/27" };
const versions = { last: "current", versions: [{ name: "current", label, path: "" }] };
writeFileSync(join(dir, "_data/versions.json"), `${JSON.stringify(versions, null, 2)}\n`);
copy.edit("_data/site.json", (text) =>
  text.replace(/"repository": ".*"/, '"repository": "https://github.com/chapter/website"'),
);
for (const name of OPTIONAL_FILES) rmSync(join(dir, `_data/${name}.json`), { force: true });

copy.edit("_data/locales.json", (text) =>
  text
    .replace('"default": "sv"', '"default": "en"')
    .replaceAll(/"path": "(.*)"/g, (_, path) => `"path": "${path === "/" ? "/sv/" : "/"}"`),
);

// Each cluster has another name, and the page other colours.
const clusters = Object.keys(JSON.parse(readFileSync("src/theme/clusters.json", "utf8")));
const renamed = (before: string) => (text: string) =>
  text.replaceAll(
    new RegExp(`(${before})(${clusters.join("|")})\\b(?!-)`, "gm"),
    (_, start, name) => `${start}our-${name}`,
  );
copy.edit("src/theme/clusters.json", renamed('^ +"'));
copy.edit("src/theme/*.css", renamed('cluster="|--'));
copy.edit("_data/{chapter-map,charts}.json", renamed('"(?:cluster|color)": "'));
copy.edit("src/content/**/*.md", renamed("^cluster: |^::: committees "));
copy.edit("src/theme/tokens.css", (text) =>
  text
    .replace(/--paper: .*;/, "--paper: var(--light, #ffffff) var(--dark, #000000);")
    .replace(/--raised: .*;/, "--raised: var(--light, #fdfeff) var(--dark, #06090d);"),
);

copy.check("another chapter", {
  check: ["node", "src/tools/check.ts"],
  texts: ["node", "src/tools/lint-content.ts"],
  build: ["node", "src/tools/eleventy.js", "--config=.eleventy.ts", "--quiet"],
  unit: UNIT,
  website: [
    ...["vitest", "run", "--config", "tests/vitest.config.ts", "--project", "build"],
    "tests/build/website.test.ts",
  ],
});
