import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

/** What runs all unit tests. */
export const UNIT = [
  ...["vitest", "run", "--config", "tests/vitest.config.ts"],
  ...["--project", "unit", "--project", "alone", "--project", "widgets"],
];

/** A copy of the project that a nightly part changes and checks. */
export class Copy {
  readonly dir: string;

  /** @param name its folder in `.cache`, which is replaced */
  constructor(name: string) {
    this.dir = resolve(".cache", name);
    rmSync(this.dir, { recursive: true, force: true });
    const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
    for (const file of files) if (file && existsSync(file)) cpSync(file, join(this.dir, file));
    symlinkSync(resolve("node_modules"), join(this.dir, "node_modules"));
  }

  /** Rewrites the files of a pattern. */
  edit(pattern: string, change: (text: string) => string): void {
    for (const file of globSync(pattern, { cwd: this.dir })) {
      const text = readFileSync(join(this.dir, file), "utf8");
      const changed = change(text);
      if (changed !== text) writeFileSync(join(this.dir, file), changed);
    }
  }

  git(command: string): void {
    execFileSync("git", command.split(" "), { cwd: this.dir, stdio: "inherit" });
  }

  /** Makes it a repository of its own, and keeps what has changed. */
  commit(): void {
    const author = ["config user.name Test", "config user.email test@test.example"];
    for (const command of ["init -q", ...author, "add -A", "commit -q --allow-empty -m Change"])
      this.git(command);
  }

  /** Commits, runs the checks, prints which pass, and what the others say; the process fails with them. */
  check(subject: string, checks: Readonly<Record<string, readonly string[]>>): void {
    this.commit();
    for (const [name, command] of Object.entries(checks)) {
      const { status, stdout, stderr } = spawnSync("npx", command, {
        cwd: this.dir,
        encoding: "utf8",
        env: { ...process.env, SITE_SHARE_PICTURES: "0" },
      });
      console.log(`${status === 0 ? "ok  " : "FAIL"} ${subject}: ${name}`);
      if (status === 0) continue;
      process.exitCode = 1;
      const said = `${stdout}\n${stderr}`.split("\n");
      const telling = said.filter((line) => /error|FAIL |Error|✖|\.md|\.json/.test(line));
      console.log(telling.slice(0, 60).join("\n"));
    }
  }
}
