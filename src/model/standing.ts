import { formatDay } from "./events/dates.ts";
import { format } from "./format.ts";
import type { LocaleContext } from "./site-data.ts";
import type { Source } from "./sources.ts";

/** What readers are told above a text that is not simply published. */
export interface StandingNotice {
  /** Short enough to stand in a list. */
  title: string;
  text: string;
}

/** What readers are told of a draft, of a post whose day has not come, and of a text that has expired. */
export function standingNotice(
  { standing }: Pick<Source, "standing">,
  { labels, record }: LocaleContext,
): StandingNotice | null {
  if (!standing || standing.kind === "placeholder") return null;
  const date = "day" in standing ? formatDay(standing.day, record) : "";
  const fill = (part: "title" | "message") =>
    format(labels[`contentVisibility.${standing.kind}Banner.${part}`], { date });
  return { title: fill("title"), text: fill("message") };
}

/** Whether only previews show a text, or only whoever works on it. */
export function isUnpublished({ standing }: Pick<Source, "standing">): boolean {
  return ["draft", "scheduled", "hidden"].includes(standing?.kind ?? "");
}

/** Whether a text stands in the place of one that is hidden. */
export function isPlaceholder({ standing }: Pick<Source, "standing">): boolean {
  return standing?.kind === "placeholder";
}

/** Whether the last day of a text has passed. */
export function isExpired({ standing }: Pick<Source, "standing">): boolean {
  return standing?.kind === "expired";
}
