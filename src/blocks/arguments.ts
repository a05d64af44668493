import { BLOCK_MESSAGES } from "../messages/blocks.ts";
import type { Mistake } from "../messages/message.ts";
import type { SiteData } from "../model/site-data.ts";
import { suggestion } from "../schema/describe-issue.ts";
import { strings } from "../schema/strings.ts";

/** The data that blocks take entries of; undefined for a file with a mistake. */
type BlockData = {
  [Key in
    | "people"
    | "charts"
    | "courses"
    | "keyDates"
    | "chapterMap"
    | "tasks"
    | "documents"
    | "checklists"]: SiteData[Key] | undefined;
};

/** What may follow the name of a block: null where nothing may, undefined while it is not known. */
type Arguments = readonly string[] | null | undefined;

const keysOf = (entries: object | undefined) => entries && Object.keys(entries);

/** Every block, by what editors write after `:::`. Pure, so that the linter can use it. */
const ARGUMENTS = {
  roles: ({ people }) => keysOf(people),
  chart: ({ charts }) => keysOf(charts),
  courses: ({ courses }) => keysOf(courses),
  "key-date": ({ keyDates }) => keysOf(keyDates),
  "chapter-map": () => null,
  committees: ({ chapterMap }) =>
    chapterMap && ["all", ...new Set(strings(chapterMap, "cluster").map(({ value }) => value))],
  "open-roles": () => null,
  jobs: () => null,
  "who-to-ask": ({ tasks }) => keysOf(tasks),
  glossary: () => null,
  documents: ({ documents }) => keysOf(documents),
  "academic-year": () => null,
  "design-tokens": () => null,
  components: () => null,
  checklist: ({ checklists }) => keysOf(checklists),
  events: () => null,
  timetable: ({ chapterMap }) => chapterMap && strings(chapterMap, "to").map(({ value }) => value),
  privacy: () => ["page-views", "stored"],
  accessibility: () => null,
} satisfies Record<string, (data: BlockData) => Arguments>;

export type BlockName = keyof typeof ARGUMENTS;

/** What may follow the name of each block, by name. */
export type BlockArguments = ReadonlyMap<string, Arguments>;

/** The arguments that blocks take with some data. */
export function blockArguments(data: BlockData): BlockArguments {
  return new Map(Object.entries(ARGUMENTS).map(([name, known]) => [name, known(data)]));
}

/** What is wrong with the argument of a block; null where nothing is, or is not known to be. */
export function argumentMistake(name: string, argument: string, known: Arguments): Mistake | null {
  if (known === null && argument) return BLOCK_MESSAGES.takesNothing({ name, argument });
  if (!known || known.includes(argument)) return null;
  return argument
    ? BLOCK_MESSAGES.unknownArgument({ name, argument, fix: suggestion(argument, known) })
    : BLOCK_MESSAGES.needsArgument({ name, known: known.join(", ") });
}
