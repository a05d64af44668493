import { createElement } from "react";
import type { Feature } from "../feature.ts";
import { HomeYear } from "./home-year.tsx";
import { YearStreet } from "./year-street.tsx";

/** The year of the chapter as a street: `_data/academic-year.json`. */
export const year: Feature = {
  blocks: { "academic-year": { Block: YearStreet } },
  examples: ({ context }) => ({ "year-street": createElement(YearStreet, { context }) }),
  home: { year: HomeYear },
  usual: (context) =>
    context.data.academicYear.events.length > 0 && createElement(YearStreet, { context }),
};
