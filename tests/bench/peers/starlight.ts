import { rmSync } from "node:fs";
import { join } from "node:path";
import { docName, writeDocs } from "../corpus.ts";
import { install, versionOf } from "../install.ts";
import { MEASURED_DOC, type Peer } from "./peer.ts";
import { peerEnvironment } from "./peer-environment.ts";
import type { Command } from "./run-measured.ts";

/** Starlight as its template sets it up, with its search. */
export function starlight(): Peer {
  const dir = install(join(import.meta.dirname, "starlight"));
  const content = join(dir, "src/content/docs");
  const run = (...args: string[]): Command => ({
    command: process.execPath,
    args: [join(dir, "node_modules/astro/bin/astro.mjs"), ...args],
    cwd: dir,
    env: peerEnvironment({ ASTRO_TELEMETRY_DISABLED: "1" }),
  });
  return {
    name: "starlight",
    title: `Starlight ${versionOf(dir, "@astrojs/starlight")}`,
    output: join(dir, "dist"),
    caches: [".astro", "node_modules/.astro", "node_modules/.vite"].map((name) => join(dir, name)),
    page: `/docs/${docName(MEASURED_DOC)}/`,
    source: join(content, `docs/${docName(MEASURED_DOC)}.md`),
    servesWholePages: true,
    build: run("build"),
    serve: (port) => run("dev", "--host=127.0.0.1", `--port=${port}`),
    write(docs) {
      rmSync(content, { recursive: true, force: true });
      writeDocs(join(content, "docs"), "sv", docs);
      writeDocs(join(content, "en/docs"), "en", docs);
    },
  };
}
