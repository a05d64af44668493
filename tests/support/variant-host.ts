import { test } from "@playwright/test";
import { readData } from "./labels.ts";

/** What is built: the fixture or the website, with some files changed, on one of the two runtimes. */
export interface WantedSite {
  content: "fixture" | "website";
  /** By path in the project; null takes one away. */
  files: Record<string, string | null>;
  runtime: string;
}

/** A built site on a free port. */
export interface ServedSite {
  /** Without a closing slash. */
  address: string;
  /** The built folder. */
  dir: string;
}

/** What a project of Playwright says about the site that its tests run on. */
export type ProjectSite = Pick<WantedSite, "content" | "runtime">;

/** Environment variable with the address of `global-setup.ts`; it is all that workers inherit. */
export const BUILDER_ADDRESS = "SITE_BUILDER";

/**
 * Asks for a site, which is built at the first call in a run and served to all workers.
 *
 * @throws what the build printed, if it failed
 */
export async function serveSite(wanted: WantedSite): Promise<ServedSite> {
  const answer = await fetch(process.env[BUILDER_ADDRESS] ?? "", {
    method: "POST",
    body: JSON.stringify(wanted),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as ServedSite;
}

/**
 * The fixture with the features that need a separate site, all in one build: statistics, and the repository that editors
 * write to.
 */
export function serveSwitchedOn(): Promise<ServedSite> {
  return serveVariant({
    "_data/site.json": JSON.stringify({
      ...readData<object>("site.json"),
      analytics: { enabled: true, host: "https://views.example" },
      repository: "https://github.com/test/site",
    }),
  });
}

/**
 * The fixture with other files, for a state that it is not in. It brings widgets to life with the
 * runtime of the Playwright project that the tests run in.
 *
 * @param files by path in the project; null takes one away
 */
export async function serveVariant(files: WantedSite["files"]): Promise<ServedSite> {
  const { runtime } = test.info().project.metadata as ProjectSite;
  return await serveSite({ content: "fixture", files, runtime });
}
