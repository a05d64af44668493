import { createElement } from "react";
import type { Feature } from "../feature.ts";
import { AcademicYear } from "./block.tsx";
import { HomeYear, UsualYear } from "./home-year.tsx";
import { YearStreet } from "./year-street.tsx";

/** The year of the chapter as a street: `_data/academic-year.json`. */
export const year: Feature = {
  blocks: { "academic-year": { Block: AcademicYear } },
  examples: ({ context }) => ({ "year-street": createElement(YearStreet, { context }) }),
  home: { year: HomeYear, usual: UsualYear },
};
