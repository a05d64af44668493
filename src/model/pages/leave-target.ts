import type { Source } from "../sources.ts";

/** A page of another site that nobody would ask about, on a page with `leave` in its front matter. */
export function leaveTarget(source: Source | null): string | undefined {
  return source && source.kind !== "home" ? source.frontMatter.leave : undefined;
}
