import { createElement } from "react";
import { strings } from "../../schema/strings.ts";
import type { Feature } from "../feature.ts";
import { SmallMonths } from "./month.tsx";
import { calendarPages } from "./months.ts";
import { Timetable } from "./timetable.tsx";

/** The events as tables: months on a page of their own, and weeks of a body in texts. */
export const schedule: Feature = {
  blocks: {
    timetable: {
      Block: Timetable,
      isComing: true,
      names: ({ chapterMap }) => chapterMap && strings(chapterMap, "to").map(({ value }) => value),
    },
  },
  pages: { calendar: calendarPages },
  beside: (context) => createElement(SmallMonths, { context }),
};
