import type { LocaleContext } from "../collections/site-data.ts";
import { academicYear } from "./academic-year/data.ts";
import { argumentMistake, type BlockName, blockArguments } from "./arguments.ts";
import { chapterMap } from "./chapter-map/data.ts";
import { chart } from "./chart/data.ts";
import { checklist } from "./checklist/data.ts";
import { committees } from "./committees/data.ts";
import { contacts } from "./contacts/data.ts";
import { courses } from "./courses/data.ts";
import type { Block } from "./define-block.ts";
import { components, tokens } from "./design/data.ts";
import { documents } from "./documents/data.ts";
import { events } from "./events/data.ts";
import { glossary } from "./glossary/data.ts";
import { keyDate } from "./key-date/data.ts";
import { openRoles } from "./open-roles/data.ts";
import { roles } from "./roles/data.ts";
import { studyPlan } from "./study-plan/data.ts";
import { whomToAsk } from "./whom-to-ask/data.ts";

/** Every block; the name is also the kind of its model. */
const BLOCKS = {
  roles,
  contacts,
  chart,
  courses,
  "study-plan": studyPlan,
  "key-date": keyDate,
  "chapter-map": chapterMap,
  committees,
  "open-roles": openRoles,
  "whom-to-ask": whomToAsk,
  glossary,
  documents,
  "academic-year": academicYear,
  "design-tokens": tokens,
  components,
  checklist,
  events,
} satisfies Record<BlockName, Block<unknown>>;

/** What a block shows: plain data, drawn by `src/blocks`. */
export type BlockModel = {
  [Name in BlockName]: ReturnType<(typeof BLOCKS)[Name]["build"]>;
}[BlockName];

/** Whether a directive draws data. */
export const isBlockName = (name: string): name is BlockName => Object.hasOwn(BLOCKS, name);

/**
 * What a block shows.
 *
 * @param name `roles` in `::: roles board`
 * @param argument `board`
 * @returns the model, or what is wrong and what to write
 */
export function buildBlock(
  name: BlockName,
  argument: string,
  context: LocaleContext,
): { block: BlockModel } | { problem: string; fix: string | null } {
  const block: Block<BlockModel> = BLOCKS[name];
  return (
    argumentMistake(name, argument, blockArguments(context.data).get(name)) ?? {
      block: block.build(argument, context),
    }
  );
}
