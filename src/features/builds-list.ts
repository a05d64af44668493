import * as subjects from "./builds.ts";
import type { FeatureBuild } from "./feature-build.ts";

/** What subjects read before a build, by their names. */
export const BUILDS: readonly [string, FeatureBuild][] = Object.entries(subjects);

/** One digest of all that was read; null where nothing was. */
export const digestOf = (digests: readonly (string | null | undefined)[]): string | null =>
  digests.filter(Boolean).join(" ") || null;
