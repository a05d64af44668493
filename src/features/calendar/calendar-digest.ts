import { createHash } from "node:crypto";

/**
 * A digest of what a calendar says: equal for two copies that differ in the order of their lines, or in
 * the time at which they were made (`DTSTAMP`), which Google sets in every copy.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.8.7.2
 * @param calendar iCalendar file
 * @returns SHA-256, hexadecimal
 */
export function calendarDigest(calendar: string): string {
  const lines = calendar.split(/\r?\n/).filter((line) => !line.startsWith("DTSTAMP"));
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}
