import { createElement } from "react";
import { AcademicYear } from "../../blocks/academic-year.tsx";
import { YearStreet } from "../../components/year-street/year-street.tsx";
import type { Feature } from "../feature.ts";
import { HomeYear } from "./home-year.tsx";

/** The year of the chapter as a street: `_data/academic-year.json`. */
export const year: Feature = {
  blocks: { "academic-year": { Block: AcademicYear } },
  examples: ({ context }) => ({ "year-street": createElement(YearStreet, { context }) }),
  home: { year: HomeYear },
};
