import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildEnvironment, eleventyCommand, PROJECT } from "../../support/build.ts";
import { docName, writeCorpus } from "../corpus.ts";
import { MEASURED_DOC, type Peer } from "./peer.ts";
import type { Command } from "./run-measured.ts";

/** The code of this checkout, with the generated docs in place of the website's content. */
export function ours(): Peer {
  const dir = join(tmpdir(), `site-bench-ours-${process.pid}`);
  process.once("exit", () => rmSync(dir, { recursive: true, force: true }));
  const root = join(dir, "site");
  const output = join(dir, "built");
  const run = (...options: string[]): Command => {
    const [command, args] = eleventyCommand("--quiet", ...options);
    const env = buildEnvironment(PROJECT, { SITE_ROOT: root, SITE_OUTPUT: output });
    return { command, args, cwd: PROJECT, env };
  };
  return {
    name: "ours",
    title: "ours",
    output,
    caches: [join(PROJECT, ".cache/node")],
    page: `/docs/${docName(MEASURED_DOC)}`,
    source: join(root, `src/content/sv/docs/${docName(MEASURED_DOC)}.md`),
    servesWholePages: true,
    build: run(),
    serve: (port) => run("--serve", `--port=${port}`),
    write: (docs) => writeCorpus(root, docs),
  };
}
