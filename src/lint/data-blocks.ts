import type { LintData } from "./data.ts";
import type { BlockArguments } from "./markdown/blocks.ts";
import { bodiesOf } from "./rules/chapter-map.ts";

/** What may follow the name of each data block; null where nothing may, undefined while it is not known. */
const ARGUMENTS: Readonly<Record<string, (data: LintData) => string[] | null | undefined>> = {
  roles: ({ people }) => people && Object.keys(people),
  contacts: ({ contacts }) => contacts && Object.keys(contacts),
  chart: ({ charts }) => charts && Object.keys(charts),
  courses: ({ courses }) => courses && Object.keys(courses),
  "study-plan": ({ charts }) => charts && Object.keys(charts),
  "key-date": ({ keyDates }) => keyDates && Object.keys(keyDates),
  "chapter-map": () => null,
  committees: ({ chapterMap }) =>
    chapterMap && [
      "all",
      ...new Set(bodiesOf(chapterMap).flatMap(({ joinable }) => joinable ?? [])),
    ],
  "open-roles": () => null,
  "whom-to-ask": ({ tasks }) => tasks && Object.keys(tasks),
  glossary: () => null,
  documents: ({ documents }) => documents && Object.keys(documents),
  "academic-year": () => null,
  "design-tokens": () => null,
  components: () => null,
  checklist: ({ checklists }) => checklists && Object.keys(checklists),
  events: () => null,
};

/** The data blocks that texts may show, with their arguments. */
export function blockArguments(data: LintData): BlockArguments {
  return new Map(Object.entries(ARGUMENTS).map(([name, known]) => [name, known(data)]));
}
