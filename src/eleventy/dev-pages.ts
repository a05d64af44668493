import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { codeError } from "../assets/code-findings.ts";
import { posixPath } from "../schema/posix-path.ts";

/** What Eleventy's server shows at addresses without a file. */
const NOT_FOUND = "404.html";

/** A file of the site that `npm start` shows. */
interface Planned {
  render: () => Promise<string>;
  /** What was wrong with it, once it was asked for; null when it is written. */
  writing?: Promise<string | null> | undefined;
}

/**
 * Keeps how each file of the site is rendered, and renders it when it is first asked for after a build. So
 * a save takes no longer than the page that is looked at, and no page is older than the last save.
 *
 * @param output folder that files are written to
 */
export function devPages(output: string) {
  let coming = new Map<string, Planned>();
  let files: ReadonlyMap<string, Planned> | undefined;
  /** What lies in the output folder, from whichever build. */
  const written = new Set<string>();

  async function write(name: string, planned: Planned): Promise<string | null> {
    try {
      const content = await planned.render();
      // A build has ended meanwhile, and the file is asked for again.
      if (files?.get(name) !== planned) return null;
      const path = join(output, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      written.add(name);
      return null;
    } catch (error) {
      planned.writing = undefined;
      return codeError(error).message;
    }
  }

  return {
    /** A build begins. */
    begin() {
      coming = new Map();
    },
    /** A build notes how a file is rendered. */
    plan(path: string, render: () => Promise<string>) {
      coming.set(posixPath(relative(output, path)), { render });
    },
    /** A build has ended: its files replace those of the build before. */
    publish() {
      for (const name of written) {
        if (coming.has(name)) continue;
        rmSync(join(output, name), { force: true });
        written.delete(name);
      }
      files = coming;
    },
    /**
     * Writes the file that Eleventy's server will look for, if it is not written yet.
     *
     * @param address path of a request
     * @returns whether there is an answer, perhaps of an earlier build; and what is wrong with it, as text
     */
    async show(address: string): Promise<{ isThere: boolean; problem: string | null }> {
      if (!files) return { isThere: false, problem: null };
      const path = address.replace(/^\/+|\/+$/g, "");
      const names = [path, `${path}.html`, `${path}/index.html`.replace(/^\//, ""), NOT_FOUND];
      const name = names.find((name) => files?.has(name)) ?? "";
      const planned = files.get(name);
      if (!planned) return { isThere: true, problem: null };
      planned.writing ??= write(name, planned);
      const problem = await planned.writing;
      return { isThere: existsSync(join(output, name)), problem };
    },
  };
}
