import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { promises } from "../support/promises.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** What may grow no further. Whoever gets below a ceiling lowers it. */
interface Room {
  /** Paths in the repository. */
  of: readonly string[];
  /** Those in them that do not count. */
  without?: readonly string[];
  /** Lines that it may have. */
  ceiling: number;
}

/** What measures by night or by hand, and other people's programs in small: no proof of a promise by itself. */
const INSTRUMENTS = [
  ...["tests/bench", "tests/copies", "tests/judges", "tests/fixtures/living", "tests/github"],
  ...["tests/netlify", "tests/nightly.ts", "tests/random-saves.ts"],
];

const ROOMS: readonly Room[] = [
  { of: ["src/lint", "src/read"], ceiling: 4893 },
  { of: ["src/messages"], ceiling: 1633 },
  { of: ["src/schema"], ceiling: 3496 },
  { of: ["src/model"], ceiling: 4343 },
  { of: ["src/components", "src/layouts", "src/blocks", "src/pages"], ceiling: 6830 },
  { of: ["src/features"], ceiling: 9148 },
  { of: ["src/tools"], ceiling: 1681 },
  { of: ["src/admin"], ceiling: 2611 },
  { of: ["src/assets", "src/eleventy"], ceiling: 3387 },
  {
    of: ["src/content", "src/markdown", "src/routes", "src/search", "src/theme", "src/versions"],
    ceiling: 2293,
  },
  { of: ["widgets"], ceiling: 5711 },
  { of: ["src", "widgets"], ceiling: 46097 },
  { of: ["src", "widgets"], without: ["src/features"], ceiling: 36949 },
  { of: [".eleventy.ts"], ceiling: 120 },
  { of: ["tests"], without: INSTRUMENTS, ceiling: 28004 },
  { of: INSTRUMENTS, ceiling: 2975 },
];

/** Lines of one subject. */
const SUBJECT = 2600;

/** Promises of tests/requirements.md. */
const PROMISES = 350;

const ADVICE =
  "Remove something, or change the ceiling in the same pull request, with a reason in docs/decisions.";

/** Lines of code and styles in git: `git ls-files src | grep -E '\.(ts|tsx|css|mjs|js)$' | xargs cat | wc -l`. */
function linesOf(paths: readonly string[]): number {
  const files = execFileSync("git", ["ls-files", "-z", ...paths], { cwd: ROOT, encoding: "utf8" });
  return files
    .split("\0")
    .filter((file) => /\.(tsx?|css|m?js)$/.test(file))
    .reduce(
      (sum, file) => sum + readFileSync(resolve(ROOT, file), "utf8").split("\n").length - 1,
      0,
    );
}

test.each(ROOMS)("$of without $without is no larger than $ceiling lines", (room) => {
  const { of, without = [], ceiling } = room;
  const lines = linesOf(of) - (without.length > 0 ? linesOf(without) : 0);
  expect(lines, `${of.join(", ")} has ${lines} lines. ${ADVICE}`).toBeLessThanOrEqual(ceiling);
});

test("no subject is larger than the others can bear", () => {
  const subjects = readdirSync(resolve(ROOT, "src/features"), { withFileTypes: true });
  const large = subjects
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, lines: linesOf([`src/features/${name}`]) }))
    .filter(({ lines }) => lines > SUBJECT);
  expect(large).toEqual([]);
});

test("every folder of src is in a room", () => {
  const folders = execFileSync("git", ["ls-tree", "-d", "--name-only", "HEAD", "src/"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const rooms = ROOMS.flatMap(({ of }) => of);
  expect(
    folders
      .trim()
      .split("\n")
      .filter((folder) => !rooms.includes(folder)),
  ).toEqual([]);
});

test("the site promises no more than it did", () => {
  const count = promises().length;
  expect(count, `There are ${count} promises. ${ADVICE}`).toBeLessThanOrEqual(PROMISES);
});
