import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildEnvironment, eleventyCommand, PROJECT } from "../support/build.ts";
import { createTempFolder } from "../support/temp-folder.ts";

test("SAME-1 two clones of a commit build the same bytes, with nothing kept, in other folders, time zones and languages", async () => {
  const [one, other] = [
    await sums("one", { TZ: "Pacific/Kiritimati", LANG: "sv_SE.UTF-8", LC_ALL: "sv_SE.UTF-8" }),
    await sums("another/place, far away", { TZ: "America/New_York", LANG: "tr_TR", LC_ALL: "C" }),
  ];
  expect(one.size).toBeGreaterThan(100);
  // Pictures of links are drawn, not taken from an earlier build.
  expect([...one.keys()].filter((file) => file.startsWith("assets/share/"))).not.toEqual([]);
  const files = [...new Set([...one.keys(), ...other.keys()])];
  expect(files.filter((file) => one.get(file) !== other.get(file))).toEqual([]);
});

/** Hashes of the files that a clone of the last commit builds. */
async function sums(name: string, env: Record<string, string>): Promise<Map<string, string>> {
  await using folder = await createTempFolder({});
  const dir = join(folder.dir, name);
  await mkdir(dir, { recursive: true });
  execFileSync("git", ["clone", "--quiet", "--shared", PROJECT, dir]);
  await symlink(join(PROJECT, "node_modules"), join(dir, "node_modules"), "junction");
  await build(dir, { ...env, SITE_SHARE_PICTURES: "1" });
  const site = join(dir, "_site");
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      file.slice(site.length + 1),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  );
}

async function build(cwd: string, env: Record<string, string>): Promise<void> {
  const [command, args] = eleventyCommand("--quiet");
  const child = spawn(command, args, { cwd, env: buildEnvironment(cwd, env) });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const code = await new Promise((done) => child.once("close", done));
  if (code !== 0) throw new Error(`The build failed and printed:\n${said}`);
}
