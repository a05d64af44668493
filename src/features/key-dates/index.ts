import { KeyDate } from "../../blocks/key-date/key-date.tsx";
import type { Feature } from "../feature.ts";
import { keyDateExample } from "./example.tsx";

/** Dates that change every year: `_data/key-dates.json`. */
export const keyDates: Feature = {
  blocks: {
    "key-date": { Block: KeyDate, names: ({ keyDates }) => keyDates && Object.keys(keyDates) },
  },
  examples: keyDateExample,
};
