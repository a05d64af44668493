import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type BuildOptions, type BuiltSite, createProject, readSite } from "./build.ts";
import { createTempFolder } from "./temp-folder.ts";

/** Environment variable with the folder in which the processes of a run find each other's sites. */
const SITES = "SITE_TEST_SITES";
/** In the folder of a site: what its build printed, or why there is none. It is written last. */
const PRINTED = "printed.txt";
const BUILT = "site";

/**
 * Lets all files of a run share the sites that they ask `shared` for.
 *
 * @returns what takes them away
 */
export default async function setUp(): Promise<() => Promise<void>> {
  // `npm test` has one for all of its parts.
  if (process.env[SITES]) return async () => undefined;
  const folder = await createTempFolder({});
  process.env[SITES] = folder.dir;
  return async () => folder[Symbol.asyncDispose]();
}

/** Sites that this process has read, by what was asked for. */
const known = new Map<string, Promise<BuiltSite>>();

/** What `shared` was asked for. */
const wanted: BuildOptions[] = [];

/** Builds the sites that `shared` was asked for, one after the other; a test that needs one says what failed. */
export async function buildAhead(): Promise<void> {
  for (const options of wanted) await builtOnce(options).catch(() => undefined);
}

/** A site that has to succeed, as `builtOnce` makes it; tests only look at it. */
export function shared(options: BuildOptions = {}): () => Promise<BuiltSite> {
  const key = JSON.stringify(options);
  wanted.push(options);
  return () => {
    const site =
      known.get(key) ?? builtOnce(options).then(({ dir, output }) => readSite(dir, 0, output));
    known.set(key, site);
    return site;
  };
}

/**
 * Builds a site once in a run: by whichever process asks first for one of these options.
 *
 * @returns its folder, and what the build printed
 * @throws what was printed, if it failed
 */
export async function builtOnce(options: BuildOptions): Promise<{ dir: string; output: string }> {
  const key = createHash("sha256").update(JSON.stringify(options)).digest("hex").slice(0, 16);
  const folder = join(process.env[SITES] ?? "", key);
  const printed = join(folder, PRINTED);
  if (await isOurs(folder)) {
    const output = await buildInto(folder, options).catch(String);
    await writeFile(`${printed}.part`, output);
    await rename(`${printed}.part`, printed);
  }
  while (!existsSync(printed)) await wait(50);
  const output = await readFile(printed, "utf8");
  const dir = join(folder, BUILT);
  if (!existsSync(dir)) throw new Error(`The build failed and printed:\n${output}`);
  return { dir, output };
}

/** Whether no other process has begun with a folder. */
async function isOurs(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

/** @returns what was printed */
async function buildInto(folder: string, { env, ...options }: BuildOptions): Promise<string> {
  await using project = await createProject(options);
  const { exitCode, output } = await project.build(env);
  if (exitCode === 0) await rename(join(project.dir, "_site"), join(folder, BUILT));
  return output;
}
