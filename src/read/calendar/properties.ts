import ICAL from "ical.js";
import type { ContentLine } from "./calendar-file.ts";

/** A property of an event, taken apart. */
export interface Property {
  /** In capitals. */
  name: string;
  /** By their names in small letters. */
  parameters: Readonly<Record<string, unknown>>;
  /** What sort of values it has, such as `date` or `date-time`. */
  type: string;
  values: readonly unknown[];
}

/** Longer lines hold no event that anybody has written. */
const LINE_LENGTH = 100_000;

/** Takes properties apart, each by itself: a broken line costs no other one. */
export function readProperties(lines: readonly ContentLine[]): Property[] {
  return lines.flatMap(({ name, text }): Property[] => {
    if (text.length > LINE_LENGTH) return [];
    // ical.js would refuse rules that are read by another package here.
    if (name === "RRULE") return [{ name, parameters: {}, type: "rule", values: [ruleIn(text)] }];
    try {
      const [, parameters, type, ...values] = ICAL.Property.fromString(text).toJSON() as [
        string,
        Record<string, unknown>,
        string,
        ...unknown[],
      ];
      return [{ name, parameters, type, values }];
    } catch {
      return [];
    }
  });
}

const ruleIn = (text: string) => text.slice(text.indexOf(":") + 1).trim();
