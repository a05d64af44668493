import type { Feature } from "../feature.ts";
import { KeyDate } from "./key-date.tsx";

/** Dates that change every year: `_data/key-dates.json`. */
export const keyDates: Feature = {
  blocks: {
    "key-date": { Block: KeyDate, names: ({ keyDates }) => keyDates && Object.keys(keyDates) },
  },
};

/** For lists whose entries have a date. */
export { Day } from "./key-date.tsx";
