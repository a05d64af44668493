import { createHash } from "node:crypto";
import type { Digest } from "../../model/build-data.ts";

/** What readers plan by. */
const PLANNED =
  /^(?:UID|RECURRENCE-ID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|STATUS|SUMMARY|LOCATION)\b.*/gm;

/**
 * A digest of a calendar: equal for two copies that differ in the order of their lines, or in
 * the time at which they were made (`DTSTAMP`), which Google sets in every copy.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.8.7.2
 * @param calendar iCalendar file
 * @param today what was over before is not coming, `2026-11-24`
 */
export function calendarDigest(calendar: string, today: string): Digest {
  const text = calendar.replaceAll(/\r?\n[ \t]/g, "").replaceAll("\r", "");
  const lines = text.split("\n").filter((line) => !line.startsWith("DTSTAMP"));
  const coming = text
    .split("BEGIN:VEVENT\n")
    .slice(1)
    .filter((entry) => isComing(entry, today));
  return {
    all: hash(lines),
    coming: coming.map((entry) => hash(entry.match(PLANNED) ?? []).slice(0, 8)).sort(),
  };
}

function isComing(entry: string, today: string): boolean {
  const days = [...entry.matchAll(/^DT(?:START|END)\b.*:(\d{4})(\d\d)(\d\d)/gm)];
  return /^R(?:RULE|DATE)\b/m.test(entry) || days.some(([, ...day]) => day.join("-") >= today);
}

const hash = (lines: readonly string[]) =>
  createHash("sha256").update(lines.toSorted().join("\n")).digest("hex");
