import { execFileSync } from "node:child_process";

/**
 * Day of the commit that added a file; the file system's times differ on every machine (BLOG-4).
 *
 * @param root folder inside the repository
 * @returns undefined without git, or before the first commit
 */
export function firstCommitDay(root: string, file: string): string | undefined {
  try {
    const log = execFileSync(
      "git",
      [
        "log",
        "--diff-filter=A",
        "--follow",
        "--format=%ad",
        "--date=format-local:%Y-%m-%d",
        "--",
        file,
      ],
      {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, TZ: "UTC" },
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    return log.trim().split("\n").at(-1) || undefined;
  } catch {
    return undefined;
  }
}
