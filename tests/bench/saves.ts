/**
 * `npx node tests/bench/saves.ts`: time from saving a file to the served page, during `npm start` on a copy
 * of the real site. Options: `--saves 10` of each kind, `--only text,widget`.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildEnvironment, createProject, eleventyCommand } from "../support/build.ts";
import { freePort } from "../support/free-port.ts";
import { median } from "./measure.ts";

/** How often is looked whether something is so. */
const POLL = 5;
/** After a build, so that nothing of it is left to do. */
const REST = 400;

const { values } = parseArgs({
  options: {
    saves: { type: "string", default: "10" },
    only: { type: "string", default: "" },
  },
});

await using project = await createProject({ content: "website" });
const port = await freePort();
const address = `http://localhost:${port}`;
const [command, args] = eleventyCommand("--serve", "--quiet", `--port=${port}`);
const server: ChildProcess = spawn(command, args, {
  cwd: project.dir,
  env: buildEnvironment(project.dir),
  stdio: ["ignore", "pipe", "inherit"],
});
process.once("exit", () => server.kill());
server.stdout?.setEncoding("utf8").on("data", (text: string) => {
  if (process.env.SAVES_PRINT) process.stdout.write(text);
});

const get = async (path: string) => (await fetch(address + path)).text();
const has = (path: string, text: string) =>
  get(path).then(
    (page) => page.includes(text),
    () => false,
  );

while (!(await has("/", "</html>"))) await wait(POLL);
const home = await get("/");
const socket = new WebSocket(address.replace("http", "ws"));
await new Promise((opened) => socket.addEventListener("open", opened));
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
  for (let round = 1; round <= Number(values.saves); round += 1)
    times.push(await timeOf(save, `${kind}${round}x`));
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `${kind.padEnd(10)} ${seconds(median(times))} s  (${seconds(sorted[0])}–${seconds(sorted.at(-1))})`,
  );
}
server.kill();
await once(server, "exit");

async function timeOf(
  { file, from, to, at }: (typeof KINDS)[string],
  mark: string,
): Promise<number> {
  await wait(REST);
  const path = join(project.dir, file);
  const text = readFileSync(path, "utf8");
  if (!from.test(text)) throw new Error(`${file} has nothing to replace.`);
  const start = performance.now();
  const reloaded = nextReload();
  writeFileSync(path, text.replace(from, to(mark)));
  if (process.env.TT)
    console.log("TT SAVE", Math.round(performance.timeOrigin + performance.now()) % 1000000);
  await reloaded;
  const time = performance.now() - start;
  if (process.env.TT)
    console.log("TT RELOAD", Math.round(performance.timeOrigin + performance.now()) % 1000000);
  if (!(await has(at, mark))) throw new Error(`${at} does not show what was saved in ${file}.`);
  return time;
}

/** Waits until the server tells the browser to load the page again. */
function nextReload(): Promise<void> {
  return new Promise((resolve) => {
    socket.addEventListener("message", function listen({ data }) {
      if (JSON.parse(String(data)).type !== "eleventy.reload") return;
      socket.removeEventListener("message", listen);
      resolve();
    });
  });
}

/** A text of the docs, and where it is shown. */
async function firstDoc(): Promise<[file: string, address: string]> {
  for (const file of globSync("src/content/sv/docs/*.md", { cwd: project.dir }).sort()) {
    const page = file.replace(/^src\/content\/sv(.*)\.md$/, "$1");
    if ((await fetch(address + page)).ok) return [file, page];
  }
  throw new Error("There are no docs.");
}

function seconds(milliseconds = Number.NaN): string {
  return (milliseconds / 1000).toFixed(2);
}
