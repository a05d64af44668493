import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createTempFolder } from "../support/temp-folder.ts";

interface Workflow {
  jobs: Record<
    string,
    { if?: string; permissions?: object; steps: { name?: string; uses?: string; run?: string }[] }
  >;
}

const ROOT = resolve(import.meta.dirname, "../..");
const workflow = (name: string) =>
  parse(readFileSync(join(ROOT, `.github/workflows/${name}.yml`), "utf8")) as Workflow;

/** What a step does: the calls of one command, which only notes them, and what is printed. */
async function run(
  script: string,
  command: string,
  { env = {}, answer = "" }: { env?: Record<string, string>; answer?: string } = {},
): Promise<{ status: number | null; output: string; calls: string[] }> {
  await using folder = await createTempFolder({ calls: "", answer });
  const path = join(folder.dir, command);
  writeFileSync(
    path,
    `#!/bin/sh\necho "$*" >> "${folder.dir}/calls"\ncase "$*" in *--jq*) cat "${folder.dir}/answer";; esac\n`,
  );
  chmodSync(path, 0o755);
  const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", script], {
    encoding: "utf8",
    env: { PATH: `${folder.dir}:${process.env.PATH}`, ...env },
  });
  const calls = readFileSync(join(folder.dir, "calls"), "utf8").split("\n").filter(Boolean);
  return { status, output: stdout + stderr, calls };
}

// The steps are written for the shell of GitHub's Linux.
describe.skipIf(process.platform === "win32")("what the workflows do", () => {
  const [publish] = workflow("publish-daily").jobs.publish?.steps ?? [];
  const hook = "https://api.netlify.com/build_hooks/secret";

  test("the published site is built anew by one call of the hook", async () => {
    const { status, calls } = await run(publish?.run ?? "", "curl", { env: { HOOK: hook } });
    expect(status).toBe(0);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/--request POST .*build_hooks\/secret\?trigger_title=Publish\+daily$/);
  });

  test("without the secret nothing is called, and it is said why", async () => {
    const { status, output, calls } = await run(publish?.run ?? "", "curl", { env: { HOOK: "" } });
    expect([status, calls]).toEqual([0, []]);
    expect(output).toMatch(/^::notice::Nothing was published: .*NETLIFY_BUILD_HOOK/);
  });

  const { comment, summarize } = workflow("preview-summary").jobs;
  const [, write] = comment?.steps ?? [];
  const env = { REPOSITORY: "isektionen/web", NUMBER: "12" };

  test("PREVIEW-4 a pull request has one comment, which is written first and then renewed", async () => {
    const first = await run(write?.run ?? "", "gh", { env });
    expect(first.status).toBe(0);
    expect(first.calls.at(-1)).toBe(
      "api --silent --method POST repos/isektionen/web/issues/12/comments --field body=@summary.md",
    );
    const later = await run(write?.run ?? "", "gh", { env, answer: "77\n" });
    expect(later.calls).toHaveLength(2);
    expect(later.calls.at(-1)).toBe(
      "api --silent --method PATCH repos/isektionen/web/issues/comments/77 --field body=@summary.md",
    );
  });

  test("the job that may comment runs no code of the pull request, and is left out for forks", () => {
    expect(comment?.permissions).toEqual({ "pull-requests": "write" });
    expect(comment?.steps.map(({ uses = "" }) => uses.split("@")[0])).toEqual([
      "actions/download-artifact",
      "",
    ]);
    expect(comment?.if).toContain(
      "github.event.pull_request.head.repo.full_name == github.repository",
    );
    expect(summarize?.permissions).toBeUndefined();
  });
});
