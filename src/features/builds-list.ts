import type { Digest } from "../model/build-data.ts";
import * as subjects from "./builds.ts";
import type { FeatureBuild } from "./feature-build.ts";

/** What subjects read before a build, by their names. */
export const BUILDS: readonly [string, FeatureBuild][] = Object.entries(subjects);

/** The links of all that was read, which are checked with the pages. */
export const outsideLinks = ({ outside, today }: { outside: object; today: string }) =>
  BUILDS.flatMap(([name, { links }]) => links(outside[name as keyof typeof outside], today));

/** All that was read without these links. */
export const withoutLinks = (
  outside: Readonly<Record<string, unknown>>,
  hrefs: ReadonlySet<string>,
) => Object.fromEntries(BUILDS.map(([name, { without }]) => [name, without(outside[name], hrefs)]));

/** One digest of all that was read; null where nothing was. */
export function digestOf(digests: readonly (Digest | null | undefined)[]): Digest | null {
  const known = digests.filter((digest) => digest != null);
  return known.length === 0
    ? null
    : { all: known.map(({ all }) => all).join(), coming: known.flatMap(({ coming }) => coming) };
}
