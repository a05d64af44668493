import { Temporal } from "temporal-polyfill";

/**
 * The moment of a local time in a time zone, as ISO 8601 with offset. An ambiguous local time is its
 * first occurrence, a skipped one has the offset before the gap. An offset in the text decides instead.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5
 * @param local `2026-12-01T17:30`
 * @throws RangeError when there is no such date or time zone
 * @example zonedTime("2026-12-01T17:30", "Europe/Stockholm") // "2026-12-01T17:30:00+01:00"
 */
export function zonedTime(local: string, timeZone: string): string {
  return Temporal.ZonedDateTime.from(`${local}[${timeZone}]`).toString({ timeZoneName: "never" });
}

/**
 * The local time of a moment, with an offset only where `zonedTime` would read another moment.
 *
 * @example localTime(new Date("2026-10-25T01:30:00Z"), "Europe/Stockholm") // "2026-10-25T02:30+01:00"
 */
export function localTime(moment: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(+moment).toZonedDateTimeISO(timeZone);
  const local = zoned.toPlainDateTime();
  return local.toZonedDateTime(timeZone).equals(zoned)
    ? local.toString({ smallestUnit: "minute" })
    : zoned.toString({ smallestUnit: "minute", timeZoneName: "never" });
}
