import { test } from "@playwright/test";

/** A site of its own on a free port. */
export interface VariantHost {
  /** Without a closing slash. */
  address: string;
}

/** What is built: the website with other files, on one of the two runtimes. */
export interface Variant {
  /** By path in the project; null takes one away. */
  files: Record<string, string | null>;
  runtime: string;
}

/** Environment variable with the address of `global-setup.ts`; it is all that workers inherit. */
export const BUILDER_ADDRESS = "SITE_VARIANT_BUILDER";

/**
 * The website with other files, for a state that the published one is not in. It is built once in a
 * run and served to all tests; it brings widgets to life with the runtime of the Playwright project
 * that the tests run in.
 *
 * @param files by path in the project; null takes one away
 */
export async function serveVariant(files: Variant["files"]): Promise<VariantHost> {
  const variant: Variant = { files, runtime: test.info().project.name };
  const answer = await fetch(process.env[BUILDER_ADDRESS] ?? "", {
    method: "POST",
    body: JSON.stringify(variant),
  });
  const address = await answer.text();
  if (!answer.ok) throw new Error(address);
  return { address };
}
