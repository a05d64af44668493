import type { BlockModel } from "../../model/blocks/block-model.ts";
import { ChapterMap } from "./chapter-map.tsx";
import { Chart } from "./chart.tsx";
import { ContactTable } from "./contact-table.tsx";
import { CourseTable } from "./course-table.tsx";
import { KeyDate } from "./key-date.tsx";
import { RoleCards } from "./role-cards.tsx";

export interface BlockProps {
  block: BlockModel;
}

/** What stands on the page where the Markdown says `::: name`. */
export function Block({ block }: BlockProps) {
  switch (block.kind) {
    case "roles":
      return <RoleCards block={block} />;
    case "contacts":
      return <ContactTable block={block} />;
    case "courses":
      return <CourseTable block={block} />;
    case "chart":
      return <Chart block={block} />;
    case "key-date":
      return <KeyDate block={block} />;
    case "chapter-map":
      return <ChapterMap block={block} />;
  }
}
