import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProject, FIXTURE, PROJECT, type Project, parseHtml } from "../support/build.ts";
import { calendarHost, calendarOf } from "../support/calendar.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { linkCalled, only } from "./dom.ts";

/** So long may a change take to be seen; a slow computer must not fail the tests. */
const PATIENCE = 120_000;
/** Room for all the waiting that a test may have to do. */
const timeout = 6 * PATIENCE;

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
    "src/content/sv/section.md": "---\ntitle: Om: oss\n---\n\nText.\n",
  },
  { "src/components/footer/footer.css": ".footer {{\n" },
  { "src/content/sv/trasig.png": "no image\n" },
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
}, timeout);

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

/** Waits until every build so far is over, then changes a file; what is replaced has to be there. */
async function change(path: string, from: string, to: string): Promise<void> {
  await isQuiet();
  await replace(path, from, to);
  builds += 1;
}

async function isQuiet(): Promise<void> {
  await until(() => server.builds() >= builds);
}

/** Waits in the same way, then writes a file, or removes one. */
async function write(path: string, text: string | null): Promise<void> {
  await isQuiet();
  await project.write({ [path]: text });
  builds += 1;
}

async function replace(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(project.dir, path), "utf8");
  if (!text.includes(from)) throw new Error(`${path} holds no ${from}`);
  await project.write({ [path]: text.replace(from, to) });
}

test("START-1 it starts with any broken file, says so once without a stack trace, and follows the mending", () => {
  for (const file of BROKEN.flatMap((files) => Object.keys(files))) expect(atStart).toContain(file);
  expect(atStart).toMatch(/footer\.tsx:\d+:\d+\n {2}\w/);
  expect(atStart).toMatch(/footer\.css:1:10\n {2}Unexpected "\{"/);
  expect(atStart.match(/^_data\/stats\.json:2$/gm)).toHaveLength(1);
  expect(atStart).not.toMatch(/^ +at /m);
});

test("a saved text or data file is shown, also in lists and in earlier versions", {
  timeout,
}, async () => {
  await change("src/content/sv/section.md", "Vi är en sektion.", "Vi är en ändrad sektion.");
  await seen("/section", "Vi är en ändrad sektion.");
  await change(
    "src/content/sv/blog/2024-03-25-ny-hemsida.md",
    "title: Ny hemsida",
    "title: Nyare hemsida",
  );
  await seen("/blog/archive", "Nyare hemsida");
  await change("_data/stats.json", "Bakade bullar", "Uppätna bullar");
  await seen("/", "Uppätna bullar");
  await change("src/versions/1.0/sv/gammal.md", "Finns bara i den här", "Fanns bara i den här");
  await seen("/docs/1.0/gammal", "Fanns bara i den här");
});

test("a changed label or title is shown wherever it is used, even after a text change", {
  timeout,
}, async () => {
  const pages = ["/section", "/docs/intro", "/docs/1.0/gammal"];
  const onAll = (text: string) => Promise.all(pages.map((page) => seen(page, text)));
  await change("_data/labels/sv.json", "Hoppa till huvudinnehållet", "Hoppa till innehållet");
  await onAll("Hoppa till innehållet");
  const doc = "src/content/sv/docs/event/01-cmi.md";
  await change(doc, "title: Klubbmästeriet", "title: Mästeriet");
  await seen("/docs/intro", "Mästeriet");
  expect(await get("/docs/intro")).not.toContain(">Klubbmästeriet<");
  await change("src/content/sv/docs/intro.md", "\n---\n", "\n---\nEn mening till.\n");
  await seen("/docs/intro", "En mening till.");
  const intro = await get("/docs/intro");
  for (const text of ["Hoppa till innehållet", "Mästeriet"]) expect(intro).toContain(text);
});

test("a saved stylesheet is shown", { timeout }, async () => {
  const [, stylesheet = ""] =
    /<link rel="stylesheet" href="([^"]+)"/.exec(await get("/section")) ?? [];
  await change("src/components/footer/footer.css", ".footer {", ".footer {\n  order: 4711;");
  await seen(stylesheet, "4711");
  // The design page shows what is written in this one.
  await change("src/theme/tokens.css", "  --s1:", "  --space-proof: 47px;\n  --s1:");
  await seen(stylesheet, "--space-proof");
});

test("a page whose file is removed is gone, from lists and in both languages too", {
  timeout,
}, async () => {
  const path = "src/content/sv/blog/2026-01-02-kort.md";
  const post = "---\ntitle: En kort tid\n---\nText.\n";
  await write(path, post);
  await seen("/blog/2026/01/02/kort", "En kort tid");
  expect(await get("/blog/archive")).toContain("En kort tid");
  // Builds in which nobody looks at it.
  await change("_data/stats.json", "Uppätna bullar", "Bakade bullar");
  await seen("/", "Bakade bullar");
  await write(path, null);
  // A busy computer refuses a connection now and then.
  const isGone = async (url: string) => (await statusOf(url).catch(() => 0)) === 404;
  for (const url of ["/blog/2026/01/02/kort", "/en/blog/2026/01/02/kort"])
    await until(() => isGone(url));
  expect(await get("/blog/archive")).not.toContain("En kort tid");
});

test("START-2 a picture that is added after its text is shown, and replaced", {
  timeout,
}, async () => {
  const [text, picture] = ["src/content/sv/section.md", "src/content/sv/sen.svg"];
  await change(text, "Text om oss.", "Text om oss.\n\n![En fyrkant](sen.svg)");
  await seen("/section", BOX);
  await write(picture, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n');
  await seen("/section", 'alt="En fyrkant"');
  expect(await get("/section")).not.toContain(BOX);
  await write(picture, '<svg xmlns="http://www.w3.org/2000/svg" width="19" height="9"/>\n');
  await seen("/section", 'width="19"');
  await change(text, "\n\n![En fyrkant](sen.svg)", "");
  await until(async () => !(await get("/section")).includes("En fyrkant"));
});

test("START-2 pages and findings follow a switch to another branch, and back", {
  timeout,
}, async () => {
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
  await write("src/content/sv/gammal.md", text("Gammal"));
  await seen("/gammal", "Gammal");
  git("init", "--quiet", "--initial-branch=first");
  commit();
  git("switch", "--quiet", "--create=second");
  await write("src/content/sv/gammal.md", null);
  await until(async () => (await statusOf("/gammal")) === 404);
  await write("src/content/sv/ny.md", text("Ny"));
  await seen("/ny", "Ny");
  await change("src/content/sv/section.md", "Text om oss.", "Text om [oss](/nope).");
  await seen("/section", "leads to /nope");
  commit();
  git("switch", "--quiet", "first");
  await until(async () => !(await get("/section")).includes(BOX));
  await seen("/gammal", "Gammal");
  await until(async () => (await statusOf("/ny")) === 404);
  git("switch", "--quiet", "second");
  await seen("/section", "leads to /nope");
  git("switch", "--quiet", "first");
  await seen("/gammal", "Gammal");
  await until(async () => !(await get("/section")).includes(BOX));
  await write("src/content/sv/gammal.md", null);
});

test("CAL-5 the public calendar is on the home page, and was asked for once", async () => {
  const home = parseHtml(await get("/"));
  expect(linkCalled(only(home, "[data-events]"), "Kalenderpub <b>")).toBeTruthy();
  expect(host.requests).toHaveLength(1);
});

test("START-2 an island whose files are added is on its page without a restart", {
  timeout,
}, async () => {
  const frame = "src/layouts/pages/docs-frame.tsx";
  await write("widgets/hello/hello.tsx", "export default () => <b>An island</b>;\n");
  await write(
    "widgets/islands/hello.ts",
    'export { default } from "../hello/hello.tsx";\nexport { hydrate } from "../loader/hydrate.tsx";\n',
  );
  const original = await readFile(join(project.dir, frame), "utf8");
  const imports =
    'import Hello from "../../../widgets/hello/hello.tsx";\nimport { Island } from "../../components/island/island.tsx";\n';
  const island =
    '<Island name="hello" id="hello" widget={Hello} context={model.context} props={{}} />';
  await write(frame, imports + original.replace("{children}", `${island}{children}`));
  await seen("/docs/board", "<b>An island</b>");
  const [, script = ""] = /data-script="([^"]*hello[^"]*)"/.exec(await get("/docs/board")) ?? [];
  await seen(script, "An island");
  await write(frame, original);
  await until(async () => !(await get("/docs/board")).includes("An island"));
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

test.each([
  {
    mistake: "CHECK-1 a broken link",
    file: "src/content/sv/section.md",
    change: ["Vi är en ändrad sektion.", "Vi är [trasiga](/nope)."],
    shown: /section\.md:\d+:\d+\n {2}The link \/nope on \/section leads to \/nope, which does/,
  },
  {
    mistake: "what a component throws",
    file: "src/components/footer/footer.tsx",
    change: ["  return (", "  nope();\n  return ("],
    shown: /footer\.tsx:\d+:3\n {2}ReferenceError: nope is not defined/,
  },
])(
  "$mistake is shown over the page, with file and line, until it is corrected",
  {
    timeout,
  },
  async ({ file, change: [from = "", to = ""], shown }) => {
    await change(file, from, to);
    await until(async () => shown.test(await get("/section")));
    expect(await get("/section")).toContain("Vi är en ändrad sektion.");
    await change(file, to, from);
    await until(async () => !(await get("/section")).includes(BOX));
  },
);

test("a saved component is shown, again and again, and a text saved while it is evaluated waits for its turn", {
  timeout,
}, async () => {
  const start = server.printed().length;
  for (let round = 1; round <= 2; round += 1) {
    const from = server.printed().length;
    await replace("src/components/footer/footer.tsx", "<footer ", `<footer data-round${round}="" `);
    await until(() => /File changed: .*footer\.tsx/.test(server.printed().slice(from)));
    await replace("src/content/sv/section.md", "Text om oss.", `Text om oss. (${round})`);
    await seen("/section", `data-round${round}=""`);
    await seen("/section", `(${round})`);
  }
  // Two builds at the same time would fail.
  expect(server.printed().slice(start)).not.toContain("Nothing was published");
});
