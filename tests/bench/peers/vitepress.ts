import { rmSync } from "node:fs";
import { join } from "node:path";
import { docName, writeDocs } from "../corpus.ts";
import { install, versionOf } from "../install.ts";
import { MEASURED_DOC, type Peer } from "./peer.ts";
import { peerEnvironment } from "./peer-environment.ts";
import type { Command } from "./run-measured.ts";

/** VitePress with its default theme and its local search. */
export function vitepress(): Peer {
  const dir = install(join(import.meta.dirname, "vitepress"));
  const run = (...args: string[]): Command => ({
    command: process.execPath,
    args: [join(dir, "node_modules/vitepress/bin/vitepress.js"), ...args],
    cwd: dir,
    env: peerEnvironment(),
  });
  return {
    name: "vitepress",
    title: `VitePress ${versionOf(dir, "vitepress")}`,
    output: join(dir, ".vitepress/dist"),
    caches: [join(dir, ".vitepress/cache"), join(dir, ".vitepress/.temp")],
    page: `/docs/${docName(MEASURED_DOC)}`,
    source: join(dir, `docs/${docName(MEASURED_DOC)}.md`),
    servesWholePages: false,
    build: run("build"),
    serve: (port) => run("dev", "--host", "127.0.0.1", "--port", String(port), "--strictPort"),
    write(docs) {
      for (const [locale, folder] of [
        ["sv", "docs"],
        ["en", "en/docs"],
      ] as const) {
        rmSync(join(dir, folder), { recursive: true, force: true });
        writeDocs(join(dir, folder), locale, docs, withHeading);
      }
    },
  };
}

/** The theme draws no heading of the title in the front matter. */
function withHeading(text: string): string {
  return text.replace(/^title: (.+)$([\s\S]+?^---$)/m, "title: $1$2\n\n# $1");
}
