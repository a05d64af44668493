import { Temporal } from "temporal-polyfill";
import type { Property } from "./properties.ts";
import { SITE_ZONE, UTC, type Zone, type Zones } from "./time-zones.ts";

/** A day, or a time on the clock of a zone. */
export interface Stamp {
  wall: Temporal.PlainDateTime;
  isDay: boolean;
  zone: Zone;
}

/** The moment of a stamp, in milliseconds. */
export const momentOf = ({ wall, zone }: Stamp): number => zone.momentOf(wall);

/**
 * The times that a property holds; what is no date is left out. A time without a zone is one by the
 * site's clock, and so is one in a zone that nobody knows.
 *
 * @param onUnknown told of such a zone
 */
export function stampsOf(
  { parameters, type, values }: Property,
  zones: Zones,
  onUnknown: (zone: string) => void = () => {},
): Stamp[] {
  return values.flatMap((value): Stamp[] => {
    // A period begins with its start.
    const written = String(type === "period" && Array.isArray(value) ? value[0] : value);
    const isDay = /^\d{4}-?\d\d-?\d\d$/.test(written);
    const wall = wallOf(written);
    if (!wall) return [];
    if (isDay) return [{ wall, isDay, zone: SITE_ZONE }];
    if (/Z$/i.test(written)) return [{ wall, isDay, zone: UTC }];
    const { tzid } = parameters;
    if (typeof tzid !== "string") return [{ wall, isDay, zone: SITE_ZONE }];
    const zone = zones(tzid);
    if (!zone) onUnknown(tzid);
    return [{ wall, isDay, zone: zone ?? SITE_ZONE }];
  });
}

/** What a clock shows; null when there is no such date. */
export function wallOf(written: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(written.replace(/Z$/i, ""), { overflow: "reject" });
  } catch {
    return null;
  }
}
