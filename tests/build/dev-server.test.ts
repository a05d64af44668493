import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createProject, FIXTURE, PROJECT, type Project, parseHtml } from "../support/build.ts";
import { calendarHost, calendarOf } from "../support/calendar.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { label } from "../support/labels.ts";
import { linkCalled, only } from "./dom.ts";

/** So long may a change take to be seen; a slow computer must not fail the tests. */
const PATIENCE = 120_000;
// Room for all the waiting that a test may have to do.
vi.setConfig({ testTimeout: 6 * PATIENCE, hookTimeout: 6 * PATIENCE });

let project: Project;
let server: DevSite;
let host: Awaited<ReturnType<typeof calendarHost>>;
/** How many builds have to be over before the next change is made. */
let builds = 1;
const THROWING = "src/blocks/offers.tsx";
/** Broken files at the start; the first hide the others. */
const BROKEN: readonly Record<string, string>[] = [
  { "src/components/footer/footer.tsx": "export function Footer( {\n" },
  { [THROWING]: `${readFileSync(join(PROJECT, THROWING), "utf8")}throw new Error("evaluated");\n` },
  {
    "_data/stats.json": "[\n",
    "src/content/sv/section.11tydata.js": 'console.log("code ran");\n',
    "src/content/sv/section.md": "---\ntitle: Om: oss\n---\n\nText.\n",
  },
  { "src/components/footer/footer.css": ".footer {{\n" },
];
/** What was printed until all were mended. */
let atStart = "";
/** Start of the box that covers a page while something needs fixing. */
const BOX = '<details class="dev-findings" lang="en" open><summary>';

beforeAll(async () => {
  const event = ["UID:1", "DTSTART:20260603T153000Z", "SUMMARY:Kalenderpub <b>"];
  host = await calendarHost((_, response) => response.end(calendarOf(event)));
  project = await createProject({ files: Object.assign({}, ...BROKEN) });
  server = await startDevSite(project.dir, { CALENDAR_ICS_URL: host.address });
  for (const files of BROKEN) {
    for (const file of Object.keys(files)) await seen("/section", file);
    await mend(Object.keys(files));
  }
  await seen("/section", "Vi är en sektion.");
  atStart = server.printed();
});

/** Puts the files of the fixture, or of the website, in place of broken ones. */
async function mend(files: readonly string[]): Promise<void> {
  const sound = files.map((file) => {
    const original = [join(FIXTURE, file), join(PROJECT, file)].find((path) => existsSync(path));
    return [file, original ? readFileSync(original, "utf8") : null] as const;
  });
  await project.write(Object.fromEntries(sound));
  builds += 1;
}

afterAll(async () => {
  // Either may be missing when the preparation has failed.
  await server?.[Symbol.asyncDispose]();
  await project?.[Symbol.asyncDispose]();
  await host?.[Symbol.asyncDispose]();
});

/** Asks again until the answer is right; fails when that takes too long. */
async function until(isRight: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await isRight())) {
    if (Date.now() > end)
      throw new Error(`Not in time. The server printed:\n${server.printed().slice(-3000)}`);
    await wait(100);
  }
}

/** Waits until a page holds a text. */
async function seen(path: string, expected: string): Promise<void> {
  await until(async () => (await get(path)).includes(expected));
}

/** A page as it is now; a busy computer refuses a connection now and then. */
async function get(path: string): Promise<string> {
  const refused = (error: unknown) => {
    if (error instanceof TypeError) return { text: "" };
    throw error;
  };
  return (await server.get(path).catch(refused)).text;
}

const statusOf = async (path: string) => (await server.get(path)).status;

/** Waits until nothing is at an address. */
const gone = (url: string) => until(async () => (await statusOf(url).catch(() => 0)) === 404);

/** What a save writes: a text, or what replaces what in the file; null removes it. */
type Changes = Record<string, string | readonly [from: string, to: string] | null>;

/** Waits until every build so far is over, then saves files at once. */
async function save(changes: Changes): Promise<void> {
  await until(() => server.builds() >= builds);
  await write(changes);
  builds += 1;
}

/** What is replaced has to be there. */
async function write(changes: Changes): Promise<void> {
  const files = Object.entries(changes).map(async ([path, change]) => {
    if (change === null || typeof change === "string") return [path, change] as const;
    const text = await readFile(join(project.dir, path), "utf8");
    if (!text.includes(change[0])) throw new Error(`${path} holds no ${change[0]}`);
    return [path, text.replace(...(change as [string, string]))] as const;
  });
  await project.write(Object.fromEntries(await Promise.all(files)));
}

test("START-1, SEC-4 it starts with any broken file, says so once, runs no code beside texts, and follows the mending", () => {
  for (const file of BROKEN.flatMap((files) => Object.keys(files))) expect(atStart).toContain(file);
  expect(atStart).toMatch(/footer\.tsx:\d+:\d+\n {2}\w/);
  expect(atStart).toMatch(/footer\.css:1:10\n {2}Unexpected "\{"/);
  expect(atStart.match(/^_data\/stats\.json:2$/gm)).toHaveLength(1);
  expect(atStart).not.toMatch(/^ +at |code ran/m);
});

test("START-3 a second start in the same folder says that one is running", () =>
  expect(startDevSite(project.dir)).rejects.toThrow("Another npm start is running in this folder"));

test("a saved text is shown, also in lists and in earlier versions", async () => {
  await save({
    "src/content/sv/section.md": ["Vi är en sektion.", "Vi är en ändrad sektion."],
    "src/content/sv/blog/2024-03-25-ny-hemsida.md": ["title: Ny hemsida", "title: Nyare hemsida"],
    "src/versions/1.0/sv/gammal.md": ["Finns bara i den här", "Fanns bara i den här"],
  });
  await seen("/section", "Vi är en ändrad sektion.");
  await seen("/blog/archive", "Nyare hemsida");
  await seen("/docs/1.0/gammal", "Fanns bara i den här");
});

const SKIP = label("sv", "common.skipToMainContent");

test("a saved label, data file, stylesheet and title are shown everywhere", async () => {
  const [, stylesheet = ""] =
    /<link rel="stylesheet" href="([^"]+)"/.exec(await get("/section")) ?? [];
  await save({
    "_data/labels/sv.json": [SKIP, `${SKIP} nu`],
    "_data/stats.json": ["Bakade bullar", "Uppätna bullar"],
    "src/components/footer/footer.css": [".footer {", ".footer {\n  order: 4711;"],
    // The design page shows what is written in this one.
    "src/theme/tokens.css": ["  --s1:", "  --space-proof: 47px;\n  --s1:"],
  });
  for (const page of ["/section", "/docs/intro", "/docs/1.0/gammal"])
    await seen(page, `${SKIP} nu`);
  await seen("/", "Uppätna bullar");
  for (const text of ["4711", "--space-proof"]) await seen(stylesheet, text);
  await save({
    "src/content/sv/docs/event/01-cmi.md": ["title: Klubbmästeriet", "title: Mästeriet"],
  });
  await seen("/docs/intro", "Mästeriet");
  expect(await get("/docs/intro")).not.toContain(">Klubbmästeriet<");
  await save({ "src/content/sv/docs/intro.md": ["\n---\n", "\n---\nEn mening till.\n"] });
  await seen("/docs/intro", "En mening till.");
  const intro = await get("/docs/intro");
  for (const text of [`${SKIP} nu`, "Mästeriet"]) expect(intro).toContain(text);
});

test("a page whose file is removed is gone, from lists and languages too", async () => {
  const post = "src/content/sv/blog/2026-01-02-kort.md";
  await save({ [post]: "---\ntitle: En kort tid\n---\nText.\n" });
  await seen("/blog/2026/01/02/kort", "En kort tid");
  expect(await get("/blog/archive")).toContain("En kort tid");
  // A build in which nobody looks at it.
  await save({ "_data/stats.json": ["Uppätna bullar", "Bakade bullar"] });
  await seen("/", "Bakade bullar");
  await save({ [post]: null });
  for (const url of ["/blog/2026/01/02/kort", "/en/blog/2026/01/02/kort"]) await gone(url);
  expect(await get("/blog/archive")).not.toContain("En kort tid");
});

test("START-2 a picture that is added after its text is shown, replaced", async () => {
  const picture = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>\n`;
  await save({
    "src/content/sv/section.md": ["Text om oss.", "Text om oss.\n\n![En fyrkant](sen.svg)"],
  });
  await seen("/section", BOX);
  await save({ "src/content/sv/sen.svg": picture(9) });
  await seen("/section", 'alt="En fyrkant"');
  expect(await get("/section")).not.toContain(BOX);
  await save({ "src/content/sv/sen.svg": picture(19) });
  await seen("/section", 'width="19"');
});

test("START-2, CHECK-1 pages follow a switch of branches, with findings", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@y.example", ...args], {
      cwd: project.dir,
      stdio: "ignore",
    });
  const commit = () => {
    git("add", "_data", "src/content");
    git("commit", "--quiet", "--message=x");
  };
  const text = (title: string) => `---\ntitle: ${title}\ndescription: En text.\n---\n\nText.\n`;
  const broken =
    /section\.md:\d+:\d+\n {2}The link \/nope on \/section leads to \/nope, which does/;
  const isBroken = async () => broken.test(await get("/section"));
  await save({ "src/content/sv/gammal.md": text("Gammal") });
  await seen("/gammal", "Gammal");
  git("init", "--quiet", "--initial-branch=first");
  commit();
  git("switch", "--quiet", "--create=second");
  await save({ "src/content/sv/gammal.md": null, "src/content/sv/ny.md": text("Ny") });
  await gone("/gammal");
  await seen("/ny", "Ny");
  await save({ "src/content/sv/section.md": ["Text om oss.", "Text om [oss](/nope)."] });
  await until(isBroken);
  commit();
  git("switch", "--quiet", "first");
  await until(async () => !(await get("/section")).includes(BOX));
  await seen("/gammal", "Gammal");
  await gone("/ny");
  git("switch", "--quiet", "second");
  await until(isBroken);
  expect(await get("/section")).toContain("Vi är en ändrad sektion.");
  await save({ "src/content/sv/section.md": ["Text om [oss](/nope).", "Text om oss."] });
  await until(async () => !(await get("/section")).includes(BOX));
  await gone("/gammal");
});

test("CAL-5, CAL-6 the public calendar was asked for once; its entries are on the home page, and have pages", async () => {
  const home = parseHtml(await get("/"));
  const link = linkCalled(only(home, "[data-events]"), "Kalenderpub <b>");
  const page = parseHtml(await get(link.getAttribute("href") ?? ""));
  expect(only(page, "h1").textContent).toBe("Kalenderpub <b>");
  expect(await get("/search-sv.json")).toContain("Kalenderpub");
  expect(host.requests).toHaveLength(1);
});

test("START-2 an island whose files are added, and saved later, needs no restart", async () => {
  const frame = "src/layouts/pages/docs-frame.tsx";
  const original = await readFile(join(project.dir, frame), "utf8");
  const imports =
    'import Hello from "../../../widgets/hello/hello.tsx";\nimport { Island } from "../../components/island/island.tsx";\n';
  const island =
    '<Island name="hello" id="hello" widget={Hello} context={model.context} props={{}} />';
  await save({
    "widgets/hello/hello.tsx": "export default () => <b>An island</b>;\n",
    "widgets/islands/hello.ts":
      'export { default } from "../hello/hello.tsx";\nexport { hydrate } from "../loader/hydrate.tsx";\n',
    [frame]: imports + original.replace("{children}", `${island}{children}`),
  });
  await seen("/docs/board", "<b>An island</b>");
  const [, script = ""] = /data-script="([^"]*hello[^"]*)"/.exec(await get("/docs/board")) ?? [];
  await seen(script, "An island");
  await save({ "widgets/hello/hello.tsx": ["An island", "An isle"] });
  await seen("/docs/board", "<b>An isle</b>");
});

test("the built site is left alone", () => {
  expect(existsSync(join(project.dir, "_site"))).toBe(false);
});

const others = Object.values(networkInterfaces())
  .flat()
  .filter((entry) => entry?.family === "IPv4" && !entry.internal);

test.skipIf(others.length === 0)("no other computer is answered", async () => {
  const { port } = new URL(server.address);
  await expect(fetch(`http://${others[0]?.address}:${port}/section`)).rejects.toThrow(
    "fetch failed",
  );
});

test("addresses that cannot be decoded, or lead out of the site, are refused", async () => {
  expect([await statusOf("/%"), await statusOf("/..%2fpackage.json")]).toEqual([400, 400]);
});

const FOOTER = "src/components/footer/footer.tsx";

test("what a component throws is shown over the page, until corrected", async () => {
  await save({ [FOOTER]: ["  return (", "  nope();\n  return ("] });
  const shown = /footer\.tsx:\d+:3\n {2}ReferenceError: nope is not defined/;
  await until(async () => shown.test(await get("/section")));
  expect(await get("/section")).toContain("Vi är en ändrad sektion.");
  await save({ [FOOTER]: ["  nope();\n  return (", "  return ("] });
  await until(async () => !(await get("/section")).includes(BOX));
});

test("a saved component is shown; a text saved meanwhile waits its turn", async () => {
  const start = server.printed().length;
  await write({ [FOOTER]: ["<footer ", '<footer data-saved="" '] });
  await until(() => /File changed: .*footer\.tsx/.test(server.printed().slice(start)));
  await write({ "src/content/sv/section.md": ["Text om oss.", "Text om oss. (1)"] });
  await seen("/section", 'data-saved=""');
  await seen("/section", "(1)");
  // Two builds at the same time would fail.
  expect(server.printed().slice(start)).not.toContain("Nothing was published");
});
