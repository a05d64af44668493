import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium, type LaunchOptions } from "@playwright/test";

/** What Playwright needs to start a browser; `env` is added to our own environment. */
interface Browser extends Pick<LaunchOptions, "channel" | "executablePath"> {
  env?: Record<string, string>;
}

const PROJECT = resolve(import.meta.dirname, "../..");
const HANDED_DOWN = "SITE_BROWSER_FOUND";
const INSTALLED: Browser[] = [
  { channel: "chrome" },
  { channel: "msedge" },
  { executablePath: "/usr/bin/chromium" },
  { executablePath: "/snap/bin/chromium" },
];

/**
 * Finds a Chromium for the tests: CHROME_PATH, else the one that npm brought along, else one installed on this computer.
 * The second is a headless shell, which opens a page in a third of the time of a whole browser. Prints which it took.
 *
 * @throws if none starts
 */
export async function findChromium(): Promise<LaunchOptions> {
  // Playwright reads its configuration again in every worker process; the search is done once, in the first.
  process.env[HANDED_DOWN] ??= JSON.stringify(await search());
  return toLaunchOptions(JSON.parse(process.env[HANDED_DOWN]) as Browser);
}

async function search(): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  const candidates: (() => Browser | Promise<Browser>)[] = [
    ...(CHROME_PATH ? [() => ({ executablePath: CHROME_PATH })] : []),
    ...(process.platform === "linux" ? [unpackFromNpm] : []),
    ...INSTALLED.map((browser) => () => browser),
  ];
  const failures: string[] = [];
  for (const candidate of candidates) {
    try {
      const browser = await candidate();
      console.log(`browser: ${browser.channel ?? browser.executablePath} ${await launch(browser)}`);
      return browser;
    } catch (error) {
      failures.push(String(error).split("\n", 1)[0] ?? "");
    }
  }
  throw new Error(
    `No browser for the tests starts: install Chrome or Chromium, or set CHROME_PATH to one, and run the tests again. (${failures.join("; ")})`,
  );
}

function toLaunchOptions({ env, ...browser }: Browser): LaunchOptions {
  return { ...browser, env: { ...process.env, ...env } };
}

/**
 * Unpacks `@sparticuz/chromium` with the system libraries it carries, once per computer and user.
 * The package is made for cloud functions: it writes to a fixed name in the temporary folder, takes whatever is there
 * already, and leaves its libraries out elsewhere. Hence a separate folder, moved into place when complete, and a
 * separate process that is marked as a cloud function.
 */
async function unpackFromNpm(): Promise<Browser> {
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
async function launch(browser: Browser): Promise<string> {
  const running = await chromium.launch({ ...toLaunchOptions(browser), timeout: 30_000 });
  const version = running.version();
  await running.close();
  return version.split(".", 1)[0] ?? version;
}
