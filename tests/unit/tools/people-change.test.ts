import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { peopleChange } from "../../../src/tools/people-change.ts";
import { createContent } from "../../support/build.ts";
import { page } from "../../support/lint.ts";

const title = (name: string) => ({ sv: name, en: name });
const people = (email: string) =>
  JSON.stringify({
    board: {
      roles: [
        { key: "ordf", title: title("Ordförande"), email },
        { key: "sekr", title: title("Sekreterare"), email: "s@test.example" },
      ],
    },
    club: { roles: [{ as: "ordf" }] },
  });

test("AID-19 a change of people says which texts follow, and nothing of the other roles", async () => {
  await using content = await createContent({
    "_data/people.json": people("a@test.example"),
    "src/content/sv/a.md": page("Fråga [[roll:ordf]].\n"),
  });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: content.dir });
  git("init", "--quiet");
  git("add", "_data");
  git("-c", "user.name=x", "-c", "user.email=x@x.example", "commit", "--quiet", "-m", "x");
  expect(peopleChange(content.dir)).toEqual([]);
  writeFileSync(join(content.dir, "_data/people.json"), people("b@test.example"));
  expect(peopleChange(content.dir).map(({ en }) => en)).toEqual([
    "Changed: Ordförande (b@test.example). Texts that show it, and have followed: src/content/sv/a.md",
  ]);
});
