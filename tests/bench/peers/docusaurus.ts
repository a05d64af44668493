import { rmSync } from "node:fs";
import { join } from "node:path";
import { docName, writeDocs } from "../corpus.ts";
import { install, versionOf } from "../install.ts";
import { MEASURED_DOC, type Peer } from "./peer.ts";
import { peerEnvironment } from "./peer-environment.ts";
import type { Command } from "./run-measured.ts";

/** Docusaurus with its classic preset and `@docusaurus/faster`. It has no search of its own. */
export function docusaurus(): Peer {
  const dir = install(join(import.meta.dirname, "docusaurus"));
  const run = (...args: string[]): Command => ({
    command: process.execPath,
    args: [join(dir, "node_modules/@docusaurus/core/bin/docusaurus.mjs"), ...args],
    cwd: dir,
    env: peerEnvironment(),
  });
  return {
    name: "docusaurus",
    title: `Docusaurus ${versionOf(dir, "@docusaurus/core")} with faster`,
    output: join(dir, "build"),
    caches: [join(dir, ".docusaurus"), join(dir, "node_modules/.cache")],
    page: `/docs/${docName(MEASURED_DOC)}`,
    source: join(dir, `docs/${docName(MEASURED_DOC)}.md`),
    servesWholePages: false,
    build: run("build"),
    serve: (port) => run("start", "--no-open", "--host", "127.0.0.1", "--port", String(port)),
    write(docs) {
      const english = "i18n/en/docusaurus-plugin-content-docs/current";
      for (const folder of ["docs", english])
        rmSync(join(dir, folder), { recursive: true, force: true });
      writeDocs(join(dir, "docs"), "sv", docs);
      writeDocs(join(dir, english), "en", docs);
    },
  };
}
