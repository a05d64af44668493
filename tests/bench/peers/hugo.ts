import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { docName, writeDocs } from "../corpus.ts";
import { install } from "../install.ts";
import { MEASURED_DOC, type Peer } from "./peer.ts";
import { peerEnvironment } from "./peer-environment.ts";
import type { Command } from "./run-measured.ts";

/**
 * Hugo, where the computer has it (`HUGO` is the path of another one). It brings no theme: the templates
 * beside this file draw the least that the comparison asks for, without a search.
 *
 * @returns null where it is not installed
 */
export function hugo(): Peer | null {
  const command = process.env.HUGO ?? "hugo";
  const version = /v\d+\.\d+\.\d+/.exec(
    spawnSync(command, ["version"], { encoding: "utf8" }).stdout,
  );
  if (!version) return null;
  const dir = install(join(import.meta.dirname, "hugo"));
  const run = (...args: string[]): Command => ({
    command,
    args,
    cwd: dir,
    env: peerEnvironment(),
  });
  return {
    name: "hugo",
    title: `Hugo ${version[0].slice(1)}, own bare templates`,
    output: join(dir, "public"),
    caches: [join(dir, "resources")],
    page: `/docs/${docName(MEASURED_DOC)}/`,
    source: join(dir, `content/sv/docs/${docName(MEASURED_DOC)}.md`),
    servesWholePages: true,
    build: run("--quiet"),
    serve: (port) => run("server", "--bind=127.0.0.1", `--port=${port}`),
    write(docs) {
      rmSync(join(dir, "content"), { recursive: true, force: true });
      for (const locale of ["sv", "en"] as const) {
        const folder = join(dir, "content", locale, "docs");
        writeDocs(folder, locale, docs);
        // A folder is a section of its own only with a page.
        for (const name of readdirSync(folder))
          writeFileSync(join(folder, name, "_index.md"), `---\ntitle: ${name}\n---\n`);
      }
    },
  };
}
