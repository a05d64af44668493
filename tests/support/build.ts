import { execFile } from "node:child_process";
import { cpSync, existsSync, globSync, readdirSync } from "node:fs";
import { readFile, rm, symlink } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { JSDOM } from "jsdom";
import { posixPath } from "../../src/schema/posix-path.ts";
import { COMPILE_CACHE } from "./compile-cache.ts";
import { addFiles, createTempFolder } from "./temp-folder.ts";

/** The website itself; its code builds every test site. */
export const PROJECT = resolve(import.meta.dirname, "../..");
/** A small website that holds one of everything. */
export const FIXTURE = join(PROJECT, "tests/fixtures/site");
/** The chapters of the handbook, which only make its menu long. */
export const CHAPTER = /[\\/]kapitel-\d/;
/** The moment of every build that asks for no other one. */
export const NOW = "2026-06-01T00:00:00Z";

const ELEVENTY = join(PROJECT, "node_modules/@11ty/eleventy/cmd.cjs");
/** What a project brings along beside its content. */
const CODE = [".eleventy.ts", "package.json", "widgets"];
/** Folders that come from the fixture. */
const CONTENT = ["src/content", "src/versions"];
/** Leads to what Node has compiled, from the same place in every project: Node knows files by the way there. */
const COMPILED = ".compiled";

export interface ProjectOptions {
  /** Which content: the fixture's, or that of the website. */
  content?: "fixture" | "website";
  /** Files that differ from it, by path in the project; null takes a file or folder away. */
  files?: Record<string, string | null>;
}

export interface BuildOptions extends ProjectOptions {
  env?: Record<string, string | undefined>;
}

/** What a build printed and left behind. */
export interface BuiltSite {
  exitCode: number | null;
  /** All that was printed, without Eleventy's mark at the beginning of each line. */
  output: string;
  /** Paths below the output folder, sorted. */
  files: string[];
  read(path: string): string;
  bytes(path: string): Buffer;
  /** The page that Netlify would show at an address. */
  page(url: string): Document;
  /** Addresses of all HTML pages, in canonical form; that of another program is none. */
  urls: string[];
}

/** A copy of the website's code with separate content, which nothing else uses. */
export interface Project extends AsyncDisposable {
  dir: string;
  write(files: Record<string, string | null>): Promise<void>;
  /** Runs `eleventy` as `npm run build` does. */
  build(env?: BuildOptions["env"]): Promise<BuiltSite>;
}

/**
 * A project in a temporary folder, which builds with the command line that publishes the website.
 *
 * @example await createProject({ files: { "_data/footer.json": null } })
 */
export async function createProject({
  content = "fixture",
  files = {},
}: ProjectOptions = {}): Promise<Project> {
  const folder = await createTempFolder({});
  const { dir } = folder;
  for (const path of [...CODE, ...readdirSync(join(PROJECT, "src")).map((name) => `src/${name}`)]) {
    if (content !== "website" && CONTENT.includes(path)) continue;
    // In one call per folder: Node copies file by file when it is asked to filter, six times slower.
    cpSync(join(PROJECT, path), join(dir, path), { recursive: true });
  }
  await symlink(join(PROJECT, "node_modules"), join(dir, "node_modules"), "junction");
  const compiled = process.env[COMPILE_CACHE];
  if (compiled) await symlink(compiled, join(dir, COMPILED), "junction");
  if (content === "website")
    cpSync(join(PROJECT, "_data"), join(dir, "_data"), { recursive: true });
  else copyFixture(dir);
  await writeFiles(dir, files);
  // Posts of the website without a day have that of their first commit.
  const git = { GIT_DIR: join(PROJECT, ".git"), GIT_WORK_TREE: dir };
  const history = content === "website" && existsSync(git.GIT_DIR) ? git : {};
  return {
    dir,
    write: (changed) => writeFiles(dir, changed),
    build: (env) => buildFolder(dir, { ...history, ...env }),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** A copy of the fixture without any code and without `CHAPTER`, for tests that read a site themselves. */
export async function createContent(
  files: Record<string, string | null> = {},
): Promise<AsyncDisposable & { dir: string }> {
  const folder = await createTempFolder({});
  copyFixture(folder.dir, (path) => !CHAPTER.test(path));
  await writeFiles(folder.dir, files);
  return folder;
}

/**
 * The texts of the interface are the website's own: a copy would have to follow every new one.
 * Node's asynchronous copying takes four times the processor time.
 */
function copyFixture(dir: string, filter = (_path: string) => true): void {
  cpSync(join(PROJECT, "_data/labels"), join(dir, "_data/labels"), { recursive: true });
  cpSync(FIXTURE, dir, { recursive: true, filter });
}

/**
 * Environment of a build, as on Netlify: no variables of the test runner get through. No public calendar
 * is asked for. Nothing is kept between these builds, so each would draw all link pictures again.
 *
 * @param dir folder of the project whose code builds
 * @param env variables of this build
 */
export function buildEnvironment(
  dir: string,
  env: Record<string, string | undefined> = {},
): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(VITEST|SITE_|NETLIFY$|CONTEXT$|VERCEL|CALENDAR_|ELEVENTY_|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$|TEST$|DEV$|PROD$|MODE$|BASE_URL$)/.test(
        name,
      ),
  );
  return {
    ...Object.fromEntries(inherited),
    ...(existsSync(join(dir, COMPILED)) && {
      NODE_COMPILE_CACHE: join(dir, COMPILED),
      NODE_COMPILE_CACHE_PORTABLE: "1",
    }),
    NO_COLOR: "1",
    SITE_NOW: NOW,
    SITE_MESSAGES: "en",
    // Behind Sweden, where the day of a text must not become the one before.
    TZ: "America/New_York",
    NETLIFY: "true",
    CALENDAR_ICS_URL: "",
    SITE_SHARE_PICTURES: "0",
    ...env,
  };
}

/** The command line of Eleventy, as in package.json. */
export function eleventyCommand(...args: string[]): [command: string, args: string[]] {
  const options = ["--max-semi-space-size=16", ELEVENTY, "--config=.eleventy.ts"];
  return [process.execPath, [...options, ...args]];
}

/** Builds a folder that has all of its code, as `npm run build` does. */
async function buildFolder(cwd: string, env: BuildOptions["env"] = {}): Promise<BuiltSite> {
  const [command, args] = eleventyCommand();
  const options = { cwd, env: buildEnvironment(cwd, env) };
  const { code, stdout, stderr } = await promisify(execFile)(command, args, options).then(
    (printed) => ({ ...printed, code: 0 }),
    (failure: { code: number | null; stdout: string; stderr: string }) => failure,
  );
  const output = (stdout + stderr).replaceAll(/^\[11ty\] ?/gm, "");
  return readSite(resolve(cwd, env.SITE_OUTPUT ?? "_site"), code, output);
}

/**
 * What a build has left in a folder, with what it printed. Everything is read at once, so that the
 * folder need not outlive the build.
 */
export async function readSite(
  dir: string,
  exitCode: number | null,
  output: string,
): Promise<BuiltSite> {
  const files = globSync(["**/*", ".well-known/*"], { cwd: dir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posixPath(relative(dir, join(entry.parentPath, entry.name))).normalize("NFC"))
    .sort();
  const contents = new Map<string, Buffer>();
  for (const file of files) contents.set(file, await readFile(join(dir, file)));
  const pages = new Map<string, Document>();
  const bytes = (path: string) => {
    const content = contents.get(path);
    if (!content) throw new Error(`The build wrote no ${path}.`);
    return content;
  };
  const read = (path: string) => bytes(path).toString("utf8");
  return {
    exitCode,
    output,
    files,
    read,
    bytes,
    urls: files.filter((file) => /^(?!admin\/).*\.html$/.test(file)).map(addressOf),
    page(url) {
      const known = pages.get(url);
      if (known) return known;
      const page = parseHtml(read(fileOf(url)));
      pages.set(url, page);
      return page;
    },
  };
}

let domParser: DOMParser | undefined;

/** Parses a whole document; one window serves all, as creating one takes longer than the parsing. */
export function parseHtml(html: string): Document {
  domParser ??= new new JSDOM().window.DOMParser();
  return domParser.parseFromString(html, "text/html");
}

/** Parses XML; a mistake in it is thrown. */
export function parseXml(xml: string): Document {
  domParser ??= new new JSDOM().window.DOMParser();
  const document = domParser.parseFromString(xml, "application/xml");
  const [mistake] = document.getElementsByTagName("parsererror");
  if (mistake) throw new Error(mistake.textContent ?? "not XML");
  return document;
}

/** `docs/board.html` → `/docs/board`, `en/index.html` → `/en/`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;
}

/** File of the page at an address, below the output folder. */
export function fileOf(url: string): string {
  return url.endsWith("/") ? `${url.slice(1)}index.html` : `${url.slice(1)}.html`;
}

async function writeFiles(dir: string, files: Record<string, string | null>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    if (content === null) await rm(join(dir, path), { recursive: true });
    else await addFiles(dir, { [path]: content });
  }
}
