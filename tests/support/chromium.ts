import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium, type LaunchOptions } from "@playwright/test";

/** A browser that is known to start. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
  /** What it needs in addition to our own environment. */
  env: Record<string, string>;
}

const PROJECT = resolve(import.meta.dirname, "../..");
const HANDED_DOWN = "SITE_BROWSER_FOUND";

/** The browser in the words of Playwright. */
export function toLaunchOptions({ executablePath, args, env }: FoundBrowser): LaunchOptions {
  return { executablePath, args, env: { ...process.env, ...env } };
}

/**
 * Finds a Chromium for the tests: CHROME_PATH, else the one that npm brought along, else one installed on this computer.
 * The second is a headless shell, which opens a page in a third of the time of a whole browser. Prints which it took.
 *
 * @throws if none starts
 */
export async function findChromium(): Promise<FoundBrowser> {
  // Playwright reads its configuration again in every worker process; the search is done once, in the first.
  const handedDown = process.env[HANDED_DOWN];
  if (handedDown) return JSON.parse(handedDown) as FoundBrowser;
  const failures: string[] = [];
  for (const { name, find } of candidates()) {
    try {
      const browser = await find();
      const version = await launch(browser);
      console.log(`browser: ${name} ${version}`);
      process.env[HANDED_DOWN] = JSON.stringify(browser);
      return browser;
    } catch (error) {
      failures.push(`${name}: ${String(error).split("\n", 1)[0]}`);
    }
  }
  throw new Error(
    `No browser for the tests starts: install Chrome or Chromium, or set CHROME_PATH to one, and run the tests again. (${failures.join("; ")})`,
  );
}

interface Candidate {
  name: string;
  find: () => Promise<FoundBrowser>;
}

function candidates(): Candidate[] {
  const fromNpm = { name: "@sparticuz/chromium", find: unpackFromNpm };
  return [...chosen(), ...(process.platform === "linux" ? [fromNpm] : []), ...installed()];
}

function chosen(): Candidate[] {
  return [process.env.CHROME_PATH ?? ""].filter(existsSync).map(toCandidate);
}

function installed(): Candidate[] {
  return usualPaths().filter(existsSync).map(toCandidate);
}

function toCandidate(path: string): Candidate {
  return { name: path, find: async () => ({ executablePath: path, args: [], env: {} }) };
}

function usualPaths(): string[] {
  if (process.platform === "darwin") {
    return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === "win32") {
    const roots = [
      process.env.PROGRAMFILES,
      process.env["PROGRAMFILES(X86)"],
      process.env.LOCALAPPDATA,
    ];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => [
        `${root}\\Google\\Chrome\\Application\\chrome.exe`,
        `${root}\\Chromium\\Application\\chrome.exe`,
        `${root}\\Microsoft\\Edge\\Application\\msedge.exe`,
      ]);
  }
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return [
    ...names.map((name) => `/usr/bin/${name}`),
    "/opt/google/chrome/chrome",
    "/snap/bin/chromium",
  ];
}

/**
 * Unpacks `@sparticuz/chromium` with the system libraries it carries, once per computer and user.
 * The package is made for cloud functions: it writes to a fixed name in the temporary folder, takes whatever is there
 * already, and leaves its libraries out elsewhere. Hence a separate folder, moved into place when complete, and a
 * separate process that is marked as a cloud function.
 */
async function unpackFromNpm(): Promise<FoundBrowser> {
  const packageFile = join(PROJECT, "node_modules/@sparticuz/chromium/package.json");
  const { version } = JSON.parse(await readFile(packageFile, "utf8")) as { version: string };
  const folder = join(tmpdir(), `site-chromium-${version}-${userInfo().username}`);
  if (!existsSync(folder)) {
    const unpacking = await mkdtemp(`${folder}-`);
    const script =
      'import("@sparticuz/chromium").then(({ default: chromium }) => chromium.executablePath())';
    const env = { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
    await promisify(execFile)(process.execPath, ["-e", script], { cwd: PROJECT, env });
    await writeFontsConf(unpacking, folder);
    // Another run may have been quicker; its folder is as good as this one.
    await rename(unpacking, folder).catch(() => rm(unpacking, { recursive: true }));
  }
  return {
    executablePath: join(folder, "chromium"),
    args: [],
    env: {
      LD_LIBRARY_PATH: join(folder, "al2023/lib"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
    },
  };
}

/** The package's own file names only folders of a cloud function. */
async function writeFontsConf(unpacking: string, folder: string): Promise<void> {
  const dirs = [join(folder, "fonts"), "/usr/share/fonts"].map((dir) => `<dir>${dir}</dir>`);
  const content = `<fontconfig>${dirs.join("")}<cachedir>${join(folder, "fonts-cache")}</cachedir></fontconfig>\n`;
  await writeFile(join(unpacking, "fonts.conf"), content);
}

/** Starts the browser for a moment: a file that exists may still lack a library. */
async function launch(browser: FoundBrowser): Promise<string> {
  const running = await chromium.launch({ ...toLaunchOptions(browser), timeout: 30_000 });
  const version = running.version();
  await running.close();
  return version.split(".", 1)[0] ?? version;
}
