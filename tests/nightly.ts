/**
 * `npm run test:nightly`: tests that take too long for every pull request; arguments select parts, for
 * example `npm run test:nightly -- pictures`.
 */
import { spawnSync } from "node:child_process";

const VITEST = ["vitest", "run", "--config"];
const PARTS: Record<string, { command: readonly string[]; env?: NodeJS.ProcessEnv }> = {
  /** 10,000 random inputs for each property. */
  hostile: {
    command: [
      ...[...VITEST, "tests/vitest.config.ts", "--testTimeout=0", "any-text", "any-input"],
      ...["lint/growth", "hostile-calendar"],
    ],
    env: { PROPERTY_RUNS: "10000", SITE_TEST_FULL: "1" },
  },
  /** 200 random saves during `npm start`. */
  saves: { command: ["node", "tests/random-saves.ts"] },
  /** Screenshots of components, compared with committed ones. */
  pictures: { command: ["playwright", "test", "--config", "tests/pictures/playwright.config.ts"] },
  /** Every address, and every browser test with both runtimes. */
  browser: {
    command: ["playwright", "test", "--config", "tests/playwright.config.ts"],
    env: { SITE_TEST_FULL: "1" },
  },
  /** Every address of the fixture, with text of twice the size and spaced. */
  "every-address": {
    command: ["playwright", "test", "--config", "tests/playwright.config.ts", "every-address"],
    env: { SITE_TEST_FULL: "1" },
  },
  /** The editing page with a stub of GitHub over a real git repository. */
  github: { command: ["playwright", "test", "--config", "tests/github/playwright.config.ts"] },
  /** The browser tests ten times on a slow computer: what waits for time instead of for the thing fails. */
  repeat: {
    command: [
      ...["playwright", "test", "--config", "tests/playwright.config.ts"],
      ...["--repeat-each=10", "--reporter=dot", "--timeout=600000"],
    ],
    env: { SITE_TEST_SLOWDOWN: "4" },
  },
  /** The website as of nine days of a year in which nobody does the handover. */
  untouched: {
    command: [...VITEST, "tests/vitest.config.ts", "--project", "build", "untouched"],
    env: { SITE_TEST_FULL: "1" },
  },
  /** The site without each of its subjects. */
  removal: { command: ["node", "tests/copies/removal.ts"] },
  /** Ten ordinary changes of editors and translators. */
  changes: { command: ["node", "tests/copies/changes.ts"] },
  /** The fixture as the website of another chapter. */
  chapter: { command: ["node", "tests/copies/another-chapter.ts"] },
  /** Each measurement once, in its smallest form: a bench that no longer runs fails. */
  "bench-build": { command: ["node", "tests/bench/build.ts", "--small", "--runs", "1"] },
  "bench-navigation": { command: ["node", "tests/bench/navigation.ts"], env: { RUNS: "1" } },
  "bench-search": { command: ["node", "tests/bench/search.ts"] },
  "bench-saves": { command: ["node", "tests/bench/saves.ts", "--saves", "1"] },
  /** Three accessibility engines on every page: `npm ci --prefix tests/judges` installs them. */
  judges: { command: ["node", "tests/judges/judges.ts"] },
  /** What a simulated screen reader says, compared with committed transcripts. */
  transcripts: { command: ["node", "tests/judges/transcripts.ts"] },
  /** Netlify's own builder: `npm ci --prefix tests/netlify` installs it. */
  netlify: { command: ["node", "tests/netlify/netlify.ts"] },
  /** Calendar files of other programs, and ours in other programs. */
  calendars: { command: ["node", "tests/fixtures/living/calendars.ts"] },
  /** Debian: apt-get install firefox-esr webkit2gtk-driver xvfb xauth. WebKitGTK needs a display. */
  engines: {
    command: ["xvfb-run", "--auto-servernum", ...VITEST, "tests/engines/vitest.config.ts"],
  },
};

const wanted = process.argv.slice(2);
const durations: string[] = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(PARTS)) {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part "${name}"; parts: ${Object.keys(PARTS).join(", ")}`);
  const [program = "", ...args] = part.command;
  const env = { ...process.env, ...part.env };
  const start = performance.now();
  const { error, status } = spawnSync(program, args, {
    stdio: "inherit",
    env,
    // What npm installs as a command is a script there.
    shell: process.platform === "win32",
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exitCode = 1;
  const seconds = Math.round((performance.now() - start) / 1000);
  durations.push(`${seconds} s: ${name}${status === 0 ? "" : ", failed"}`);
}
console.log(`\n${durations.join("\n")}`);
