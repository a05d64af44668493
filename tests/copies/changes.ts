/**
 * `npm run test:nightly -- changes`: ten ordinary changes of translators and editors at random, in a copy of the
 * project: a label, a title, a page with another address, a deleted post, an event. What runs on a pull request must
 * pass. `SEED=…` makes the same ones again.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { globSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { Copy, UNIT } from "./copy.ts";

const seed = Number(process.env.SEED ?? randomInt(1_000_000));
console.log(`SEED=${seed}`);
const numbers = fc.sample(fc.nat(), { seed, numRuns: 1000 });
const any = (all: readonly string[]) => all[(numbers.pop() ?? 0) % all.length] ?? "";

const copy = new Copy("changes");
const { dir } = copy;
const textsIn = (pattern: string) => globSync(`src/content/sv/${pattern}`, { cwd: dir }).sort();
const inBoth = (file: string) =>
  globSync(file.replace("/sv/", "/{sv,en}/"), { cwd: dir }).map((path) => join(dir, path));
const create = (...args: string[]) =>
  execFileSync("npx", ["node", "src/tools/new.ts", ...args], { cwd: dir });

const CHANGES: Record<string, () => void> = {
  label: () =>
    copy.edit(`_data/labels/${any(["sv", "en"])}.json`, (text) => {
      const line = any(text.match(/^ {2}".*"/gm) ?? []);
      return text.replace(line, `${line.slice(0, -1)} nu"`);
    }),
  title: () =>
    copy.edit(any(textsIn("**/*.md")), (text) => text.replace(/^title: .*\w$/m, "$& nu")),
  address: () => {
    const file = any(textsIn("*.md").filter((name) => !name.endsWith("/index.md")));
    for (const path of inBoth(file)) renameSync(path, path.replace(/\.md$/, "-ny.md"));
    const from = file.slice("src/content/sv".length, -".md".length);
    const links = new RegExp(`(?<=["( ])${from}(?=["#?)])`, "g");
    copy.edit("{_data,src/content}/**/*.{json,md}", (text) => text.replaceAll(links, `${from}-ny`));
    create("redirect", from, `${from}-ny`);
  },
  post: () => {
    for (const path of inBoth(any(textsIn("blog/*.md")))) rmSync(path);
  },
  event: () => {
    create("event", `Pub ${any(["1", "2", "3", "4", "5"])}`);
    copy.edit("_data/events.json", (text) => text.replace(/,\s*"draft": true/, ""));
  },
};

copy.commit();
let made = 0;
for (let tried = 0; made < 10 && tried < 50; tried += 1) {
  const name = any(Object.keys(CHANGES));
  CHANGES[name]?.();
  // What the linter refuses, such as a link to what is gone, is no ordinary change.
  const isMade = spawnSync("npx", ["node", "src/tools/lint-content.ts"], { cwd: dir }).status === 0;
  console.log(`${isMade ? "made" : "refused"}: ${name}`);
  if (isMade) made += 1;
  else copy.git("stash -qu");
  if (isMade) copy.commit();
}
copy.git("--no-pager diff --stat HEAD~10");
copy.check("ten changes", { unit: UNIT, build: [...UNIT.slice(0, 4), "--project", "build"] });
if (made < 10) process.exitCode = 1;
