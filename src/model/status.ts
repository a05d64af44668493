import { format } from "../schema/format.ts";
import { formatDay } from "./dates.ts";
import type { LocaleContext } from "./site-data.ts";
import type { Source } from "./sources.ts";

/**
 * The notice above a draft, a post whose day has not come, or a text that has expired; its title is short
 * enough for a list.
 */
export function statusNotice(
  { status }: Pick<Source, "status">,
  { labels, record }: LocaleContext,
) {
  if (!status || status.kind === "placeholder") return null;
  const day = "day" in status ? status.day : "";
  const named = { date: day && formatDay(day, record), year: day.slice(0, 4) };
  const fill = (part: "title" | "message") =>
    format(labels[`contentVisibility.${status.kind}Banner.${part}`], named);
  return { title: fill("title"), text: fill("message") };
}

/** Whether a text is shown only in previews, or only to those who work on it. */
export function isUnpublished({ status }: Pick<Source, "status">): boolean {
  return ["draft", "scheduled", "hidden"].includes(status?.kind ?? "");
}

/** Whether a text replaces one that is hidden. */
export function isPlaceholder({ status }: Pick<Source, "status">): boolean {
  return status?.kind === "placeholder";
}

/** Whether the last day of a text has passed. */
export function isExpired({ status }: Pick<Source, "status">): boolean {
  return status?.kind === "expired";
}

/** Whether a text waits for its editor, or for its day. */
export function isWaiting(
  { status }: { status?: { kind: string } | undefined },
  { showsUnpublished }: { showsUnpublished: boolean },
): boolean {
  return !showsUnpublished && (status?.kind === "draft" || status?.kind === "scheduled");
}
