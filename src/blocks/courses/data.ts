import { formatNumber } from "../../collections/format.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import type { CoursesFile } from "../../schema/blocks.ts";
import { entryBlock } from "../define-block.ts";

export interface CoursesBlock {
  kind: "courses";
  caption: string;
  courseHeading: string;
  creditsHeading: string;
  note: string | null;
  /** `credits` is a text in the page's language: `22,5`, `ca 27`. */
  rows: { name: string; credits: string }[];
}

/** A table of courses. */
export const courses = entryBlock((data) => data.courses, courseTable);

/** One of the tables of `_data/courses.json`. */
export function courseTable(
  table: CoursesFile[string],
  { text, labels, record }: LocaleContext,
): CoursesBlock {
  return {
    kind: "courses",
    caption: text(table.caption),
    courseHeading: text(table.courseHeading),
    creditsHeading: text(table.creditsHeading),
    note: table.note ? text(table.note) : null,
    rows: table.courses.map(({ name, credits, approximate }) => ({
      name: text(name),
      credits: `${approximate ? `${labels["table.approximately"]} ` : ""}${formatNumber(credits, record.htmlLang)}`,
    })),
  };
}
