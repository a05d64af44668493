import type { ComponentType } from "react";
import { AcademicYear } from "./academic-year/academic-year.tsx";
import type { BlockModel } from "./blocks.ts";
import { ChapterMap } from "./chapter-map/chapter-map.tsx";
import { Chart } from "./chart/chart.tsx";
import { Checklist } from "./checklist/checklist.tsx";
import { CommitteeCards } from "./committees/committee-cards.tsx";
import { ContactTable } from "./contacts/contact-table.tsx";
import { CourseTable } from "./courses/course-table.tsx";
import { Components } from "./design/components.tsx";
import { DesignTokens } from "./design/design-tokens.tsx";
import { DocumentList } from "./documents/document-list.tsx";
import { Events } from "./events/events.tsx";
import { Glossary } from "./glossary/glossary.tsx";
import { KeyDate } from "./key-date/key-date.tsx";
import { OpenRoles } from "./open-roles/open-roles.tsx";
import { RoleCards } from "./roles/role-cards.tsx";
import { StudyPlan } from "./study-plan/study-plan.tsx";
import { WhomToAsk } from "./whom-to-ask/whom-to-ask.tsx";

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
