/**
 * `npm run test:nightly -- removal`: removes each subject of `src/features` from a copy of the project, then three of
 * them together, and checks that types, texts, the build and all unit tests still pass.
 *
 * Usage: node tests/copies/removal.ts [subject[+subject …] …]
 */
import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../../src/schema/finding.ts";
import { labelsAskedFor } from "../support/labels.ts";
import { Copy, UNIT } from "./copy.ts";

/** Subjects that import from one; these go with it. */
const doorsTo = ({ dir }: Copy, subject: string) =>
  subjects().filter((other) =>
    globSync(`src/features/${other}/**/*.{ts,tsx}`, { cwd: dir }).some((file) =>
      new RegExp(`from "(\\.\\./)+${subject}/`).test(readFileSync(join(dir, file), "utf8")),
    ),
  );

const subjects = () =>
  readdirSync("src/features", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Takes out a subject as the guide says: its folder, its lines, its data and its blocks in texts. */
function takeOut(copy: Copy, subject: string): void {
  const { dir } = copy;
  const folder = `src/features/${subject}`;
  const code = globSync(`${folder}/{index,schema}.ts`, { cwd: dir })
    .map((file) => readFileSync(join(dir, file), "utf8"))
    .join("\n");
  const data = [...code.matchAll(/"?([\w-]+)"?: \{ schema: /g)].map(([, name = ""]) => name);
  const blocks = [...code.matchAll(/"?([\w-]+)"?: \{\s*Block: /g)].map(([, name = ""]) => name);
  rmSync(join(dir, folder), { recursive: true });
  rmSync(join(dir, `tests/features/${subject}`), { recursive: true, force: true });
  copy.edit("src/features/{builds,index,schemas}.ts", (text) =>
    text.replaceAll(new RegExp(`^.*"\\./${subject}/.*\n`, "gm"), ""),
  );
  for (const name of data)
    for (const file of globSync(`{_data,**/_data}/${name}.json`, { cwd: dir }))
      rmSync(join(dir, file));
  const block = new RegExp(`^::: (?:${blocks.join("|")})(?: .*)?\n`, "gm");
  if (blocks.length > 0)
    copy.edit("{src,tests/fixtures}/**/*.md", (text) => text.replaceAll(block, ""));
}

/** Takes out what names it in texts and data, by what the linter finds there: lines of texts, entries of lists. */
function dropFindings({ dir }: Copy): void {
  const script = `
    const { FEATURES } = await import("./src/tools/features.ts");
    const { lintFolder } = await import("./src/lint/run.ts");
    console.log(JSON.stringify(lintFolder(".", process.env, FEATURES).findings));`;
  const found = execFileSync("npx", ["node", "--input-type=module", "-e", script], {
    cwd: dir,
    encoding: "utf8",
  });
  // From below, so that the places of the others stay right.
  for (const { file, line } of (JSON.parse(found) as Finding[]).toReversed()) {
    const text = readFileSync(join(dir, file), "utf8");
    if (line === null) continue;
    if (file.endsWith(".json")) {
      // The object around the line is the entry of a list.
      const lines = text.split("\n");
      const start = lines.findLastIndex((one, index) => index < line && /^ +\{$/.test(one));
      const end = lines.findIndex((one, index) => index > start && /^ +\},?$/.test(one));
      const rest = lines.toSpliced(start, end - start + 1).join("\n");
      writeFileSync(join(dir, file), rest.replace(/,(\s*\])/g, "$1"));
    } else
      writeFileSync(
        join(dir, file),
        text
          .split("\n")
          .toSpliced(line - 1, 1)
          .join("\n"),
      );
  }
}

/** Labels that no code asks for any more, by the test that finds them. */
function dropLabels(copy: Copy): void {
  const { dir } = copy;
  const code = globSync("{src,widgets}/**/*.{ts,tsx}", { cwd: dir })
    .map((file) => readFileSync(join(dir, file), "utf8"))
    .join("\n");
  const isUsed = labelsAskedFor(code);
  copy.edit("{_data,tests/fixtures/**/_data}/labels/*.json", (text) => {
    const labels = JSON.parse(text) as Record<string, string>;
    const used = Object.entries(labels).filter(([key]) => isUsed(key));
    return `${JSON.stringify(Object.fromEntries(used), null, 2)}\n`;
  });
}

const CHECKS: Readonly<Record<string, readonly string[]>> = {
  schemas: ["node", "src/tools/editor-schemas.ts"],
  types: ["tsc", "-b"],
  texts: ["node", "src/tools/lint-content.ts"],
  build: ["node", "src/tools/eleventy.js", "--config=.eleventy.ts", "--quiet"],
  tests: UNIT,
};

const wanted = process.argv.slice(2);
for (const named of wanted.length > 0 ? wanted : [...subjects(), "jobs+calendar+committees"]) {
  const copy = new Copy("removal");
  const gone = new Set(named.split("+"));
  // What is added on the way is gone through, too.
  for (const one of gone) for (const other of doorsTo(copy, one)) gone.add(other);
  for (const one of gone) takeOut(copy, one);
  dropFindings(copy);
  dropLabels(copy);
  copy.check([...gone].join(" + "), CHECKS);
}
