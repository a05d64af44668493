/**
 * `npx node tests/bench/saves.ts`: time from saving a file to the page that a browser has loaded again, and CPU
 * time of it, during `npm start` on a copy of the real site. Options: `--saves 10` of each kind,
 * `--only text,widget`.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createProject } from "../support/build.ts";
import { startDevSite } from "../support/dev-site.ts";
import { groupCost } from "../support/process-cost.ts";
import { median } from "./measure.ts";

/** After a build, so that nothing of it is left to do. */
const REST = 400;

const { values } = parseArgs({
  options: {
    saves: { type: "string", default: "10" },
    only: { type: "string", default: "" },
  },
});

await using project = await createProject({ content: "website" });
await using site = await startDevSite(project.dir);

const { text: home } = await site.get("/");
const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(home)?.[1] ?? "";
const script = /<script type="module" src="(\/assets[^"]+)"/.exec(home)?.[1] ?? "";
const [doc = "", docPage = ""] = await firstDoc();

/** Each replaces a piece of a file by one that holds a mark, which the address then shows. */
const KINDS: Record<
  string,
  { file: string; from: RegExp; to: (mark: string) => string; at: string }
> = {
  text: { file: doc, from: /\n(?:Mark \w+\.\n)?$/, to: (mark) => `\nMark ${mark}.\n`, at: docPage },
  title: { file: doc, from: /^title: .*$/m, to: (mark) => `title: Titel ${mark}`, at: docPage },
  data: {
    file: "_data/labels/sv.json",
    from: /(?<="common.skipToMainContent": )"[^"]*"/,
    to: (mark) => `"Hoppa ${mark}"`,
    at: "/",
  },
  component: {
    file: "src/components/footer/footer.tsx",
    from: /<footer (data-mark="\w+" )?/,
    to: (mark) => `<footer data-mark="${mark}" `,
    at: "/",
  },
  style: {
    file: "src/components/footer/footer.css",
    from: /\.footer \{( --mark: \w+;)?/,
    to: (mark) => `.footer { --mark: ${mark};`,
    at: stylesheet,
  },
  widget: {
    file: "widgets/main.ts",
    from: /\n(?:document.title \+= "\w+";\n)?$/,
    to: (mark) => `\ndocument.title += "${mark}";\n`,
    at: script,
  },
};

for (const kind of values.only ? values.only.split(",") : Object.keys(KINDS)) {
  const save = KINDS[kind];
  if (!save) throw new Error(`There is no kind "${kind}".`);
  const times: number[] = [];
  const before = groupCost(site.pid).cpu;
  for (let round = 1; round <= Number(values.saves); round += 1)
    times.push(await timeOf(save, `${kind}${round}x`));
  const cpu = (groupCost(site.pid).cpu - before) / times.length;
  const [least, middle, most] = [Math.min(...times), median(times), Math.max(...times)].map(
    seconds,
  );
  console.log(`${kind.padEnd(10)} ${middle} s  (${least}–${most}), CPU time ${cpu.toFixed(2)} s`);
}

async function timeOf(
  { file, from, to, at }: (typeof KINDS)[string],
  mark: string,
): Promise<number> {
  await wait(REST);
  const path = join(project.dir, file);
  const text = readFileSync(path, "utf8");
  if (!from.test(text)) throw new Error(`${file} has nothing to replace.`);
  const start = performance.now();
  const reloaded = site.nextReload();
  writeFileSync(path, text.replace(from, to(mark)));
  await reloaded;
  const shown = (await site.get(at)).text;
  const time = performance.now() - start;
  if (!shown.includes(mark)) throw new Error(`${at} does not show what was saved in ${file}.`);
  return time;
}

/** A text of the docs, and where it is shown. */
async function firstDoc(): Promise<[file: string, address: string]> {
  for (const file of globSync("src/content/sv/docs/*.md", { cwd: project.dir }).sort()) {
    const page = file.replace(/^src\/content\/sv(.*)\.md$/, "$1");
    if ((await site.get(page)).status === 200) return [file, page];
  }
  throw new Error("There are no docs.");
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}
