import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readLineDates, readTextDates } from "../../../src/read/text-dates.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const BOARD = "src/content/sv/docs/board.md";
const MEETING = "src/content/sv/docs/Årsmöte 1.md";

/** A repository of its own, whatever the one of the project holds. */
async function repository() {
  const folder = await createTempFolder({});
  const { dir } = folder;
  const git = (...args: string[]) => {
    const names = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
    const who = ["-c", "user.name=x", "-c", "user.email=x@y.example", "-c", "commit.gpgsign=false"];
    return execFileSync("git", [...who, ...args], {
      cwd: dir,
      encoding: "utf8",
      env: { ...Object.fromEntries(names), GIT_COMMITTER_DATE: "2030-01-01T00:00:00Z" },
    }).trim();
  };
  git("init", "--quiet");
  return {
    dir,
    git,
    write(path: string, text: string) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    },
    /** @returns its hash */
    commit(day: string): string {
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "--message=x", `--date=${day}T23:30:00+02:00`);
      return git("rev-parse", "HEAD");
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

test("DATE-1 the day of a text is that of the last commit that changed its words, by the calendar of its author", async () => {
  await using repo = await repository();
  const at = (name: string) => `src/content/sv/docs/${name}.md`;
  repo.write(BOARD, "Ett\n");
  repo.write(MEETING, "Två\n");
  repo.write(at("blanks"), "Ett och två och tre\n");
  repo.write(at("before"), "Fyra och fem och sex\n");
  repo.write(at("capitals"), "Sju\n");
  repo.commit("2024-03-01");
  repo.write(BOARD, "Ett och ett\n");
  repo.write(at("blanks"), "Ett  och två\toch tre\n\n\n");
  renameSync(join(repo.dir, at("before")), join(repo.dir, at("after")));
  repo.commit("2024-05-02");
  // Another text may have the name later.
  repo.write(at("before"), "Något annat\n");
  repo.commit("2024-06-03");
  // Of 20 texts at once each was looked after; of 21 none.
  const many = Array.from({ length: 21 }, (_, index) => at(`many-${index}`));
  for (const [day, texts] of [
    ["2024-06-10", many.slice(1)],
    ["2024-06-20", many],
  ] as const) {
    for (const file of texts) repo.write(file, `${day}\n`);
    repo.commit(day);
  }
  repo.write(at("capitals"), "SJU\n");
  const hash = repo.commit("2024-07-04");
  repo.write(".git-blame-ignore-revs", `# Versaler\n${hash}\n`);
  expect(Object.fromEntries(readTextDates(repo.dir))).toEqual({
    [BOARD]: "2024-05-02",
    [MEETING]: "2024-03-01",
    [at("blanks")]: "2024-03-01",
    [at("after")]: "2024-03-01",
    [at("before")]: "2024-06-03",
    [at("capitals")]: "2024-03-01",
    ...Object.fromEntries(many.slice(1).map((file) => [file, "2024-06-10"])),
  });
});

const PEOPLE = "_data/people.json";
const lines = (...emails: string[]) =>
  `${emails.map((email) => `  "email": "${email}"`).join(",\n")}\n`;

test("DATE-2, AID-3 no day is given of what is older than a shallow clone knows, has uncommitted changes, or is new", async () => {
  await using repo = await repository();
  repo.write(BOARD, "Ett\n");
  repo.write(MEETING, "Två\n");
  repo.write(PEOPLE, lines("ordf@test.example", "kassor@test.example"));
  repo.commit("2024-03-01");
  repo.write(BOARD, "Ett och ett\n");
  repo.write(PEOPLE, lines("ordf@test.example", "skattmastare@test.example"));
  repo.commit("2024-05-02");
  repo.git("clone", "--quiet", "--depth=1", pathToFileURL(repo.dir).href, "copy");
  const copy = join(repo.dir, "copy");
  expect(readTextDates(copy).size).toBe(0);
  expect(readLineDates(copy, PEOPLE)).toEqual([undefined, undefined]);
  repo.git("-C", "copy", "fetch", "--quiet", "--unshallow");
  expect(readTextDates(copy).size).toBe(2);
  repo.write(MEETING, "Två och två\n");
  repo.write("src/content/sv/ny.md", "Ny\n");
  expect([...readTextDates(repo.dir).keys()]).toEqual([BOARD]);
  await using withoutGit = await createTempFolder({ [PEOPLE]: "{}" });
  expect(readLineDates(withoutGit.dir, PEOPLE)).toEqual([]);
});

test("AID-3 the day of a line is that of the last commit that changed it, but not one that is listed as meaningless", async () => {
  await using repo = await repository();
  repo.write(PEOPLE, lines("ordforande@test.example", "kassor@test.example", "x"));
  repo.commit("2024-03-01");
  repo.write(PEOPLE, lines("ordforande@test.example", "skattmastare@test.example", "x"));
  repo.commit("2025-05-02");
  repo.write(PEOPLE, lines("ordf@test.example", "skattmastare@test.example", "x"));
  const meaningless = repo.commit("2025-06-03");
  repo.write(".git-blame-ignore-revs", `${meaningless}\n`);
  // What is not committed has no day.
  repo.write(PEOPLE, lines("ordf@test.example", "skattmastare@test.example", "y"));
  expect(readLineDates(repo.dir, PEOPLE)).toEqual(["2024-03-01", "2025-05-02", undefined]);
});
