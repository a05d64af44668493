import { existsSync, statSync } from "node:fs";
import esbuild, { type BuildOptions, type BuildResult } from "esbuild";
import { sound } from "./code-findings.ts";

type Bundle = BuildResult<{ metafile: true }>;

interface Remembered {
  options: string;
  began: number;
  result: Bundle;
}

/** The times of files lag behind the clock by a few milliseconds. */
const CLOCK_LAG = 10;

/** The last bundle of each name. */
const last = new Map<string, Remembered>();

/**
 * Bundles, unless the last bundle of this name had the same options and files: `npm start` asks for all
 * bundles after each save.
 *
 * @param facts what the plugins of the bundle depend on
 * @throws UserError when esbuild reports something
 */
export async function bundle(
  name: string,
  buildOptions: BuildOptions,
  facts: unknown = null,
): Promise<Bundle> {
  const options = JSON.stringify([buildOptions, facts]);
  const known = last.get(name);
  if (known?.options === options && isCurrent(known)) return known.result;
  last.delete(name);
  const began = Date.now();
  const result = await sound(
    esbuild.build({ ...buildOptions, logLevel: "silent", metafile: true as const }),
  );
  last.set(name, { options, began, result });
  return result;
}

/** Whether the files that a bundle was made of are as they were, and the result is still there. */
function isCurrent({ began, result: { metafile, outputFiles } }: Remembered): boolean {
  const isUnchanged = (file: string) => {
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return mtimeMs < began - CLOCK_LAG;
  };
  // Other inputs have no file: `<stdin>`, `site-texts:…`.
  const files = Object.keys(metafile.inputs).filter((input) => !/^<|^[\w-]+:|^\(/.test(input));
  return (
    files.every(isUnchanged) &&
    (outputFiles !== undefined || Object.keys(metafile.outputs).every((file) => existsSync(file)))
  );
}
