import type { ComponentType } from "react";
import type { BlockModel } from "../../model/blocks/blocks.ts";
import { ChapterMap } from "./chapter-map.tsx";
import { Chart } from "./chart.tsx";
import { ContactTable } from "./contact-table.tsx";
import { CourseTable } from "./course-table.tsx";
import { KeyDate } from "./key-date.tsx";
import { RoleCards } from "./role-cards.tsx";

/** What draws each block. */
const BLOCKS: {
  [Kind in BlockModel["kind"]]: ComponentType<{ block: Extract<BlockModel, { kind: Kind }> }>;
} = {
  roles: RoleCards,
  contacts: ContactTable,
  courses: CourseTable,
  chart: Chart,
  "key-date": KeyDate,
  "chapter-map": ChapterMap,
};

export interface BlockProps {
  block: BlockModel;
}

/** What stands on the page where the Markdown says `::: name`. */
export function Block({ block }: BlockProps) {
  // One component fits one kind of block; TypeScript does not follow that.
  const Drawn = BLOCKS[block.kind] as ComponentType<BlockProps>;
  return <Drawn block={block} />;
}
