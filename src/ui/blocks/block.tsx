import type { ComponentType } from "react";
import type { BlockModel } from "../../model/blocks/blocks.ts";
import { AcademicYear } from "./academic-year.tsx";
import { ChapterMap } from "./chapter-map.tsx";
import { Chart } from "./chart.tsx";
import { Checklist } from "./checklist.tsx";
import { CommitteeCards } from "./committee-cards.tsx";
import { Components } from "./components.tsx";
import { ContactTable } from "./contact-table.tsx";
import { CourseTable } from "./course-table.tsx";
import { DesignTokens } from "./design-tokens.tsx";
import { DocumentList } from "./document-list.tsx";
import { Events } from "./events.tsx";
import { Glossary } from "./glossary.tsx";
import { KeyDate } from "./key-date.tsx";
import { OpenRoles } from "./open-roles.tsx";
import { RoleCards } from "./role-cards.tsx";
import { StudyPlan } from "./study-plan.tsx";
import { WhomToAsk } from "./whom-to-ask.tsx";

/** What draws each block. */
const BLOCKS: {
  [Kind in BlockModel["kind"]]: ComponentType<{ block: Extract<BlockModel, { kind: Kind }> }>;
} = {
  roles: RoleCards,
  contacts: ContactTable,
  courses: CourseTable,
  "study-plan": StudyPlan,
  chart: Chart,
  "key-date": KeyDate,
  "chapter-map": ChapterMap,
  committees: CommitteeCards,
  "open-roles": OpenRoles,
  "whom-to-ask": WhomToAsk,
  glossary: Glossary,
  documents: DocumentList,
  "academic-year": AcademicYear,
  "design-tokens": DesignTokens,
  components: Components,
  checklist: Checklist,
  events: Events,
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
