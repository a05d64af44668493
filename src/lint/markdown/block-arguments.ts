import { BLOCK_MESSAGES } from "../../messages/blocks.ts";
import type { Mistake } from "../../messages/message.ts";
import type { SiteFeature } from "../../model/site.ts";
import type { ReadData } from "../../read/data.ts";
import { suggestion } from "../../schema/describe-issue.ts";

/** What may follow the name of a block: null where nothing may, undefined while it is not known. */
type Arguments = readonly string[] | null | undefined;

/** What may follow the name of each block, by name. */
export type BlockArguments = ReadonlyMap<string, Arguments>;

/** The arguments that the blocks of all subjects take with some data. */
export function blockArguments(
  features: readonly Pick<SiteFeature, "blocks">[],
  data: ReadData,
): BlockArguments {
  const blocks = features.flatMap(({ blocks = {} }) => Object.entries(blocks));
  return new Map(blocks.map(([name, { names }]) => [name, names ? names(data) : null]));
}

/** What is wrong with the argument of a block; null where nothing is, or is not known to be. */
export function argumentMistake(name: string, argument: string, names: Arguments): Mistake | null {
  if (names === null && argument) return BLOCK_MESSAGES.takesNothing({ name, argument });
  if (!names || names.includes(argument)) return null;
  return argument
    ? BLOCK_MESSAGES.unknownArgument({ name, argument, fix: suggestion(argument, names) })
    : BLOCK_MESSAGES.needsArgument({ name, known: names.join(", ") });
}
