import type { ComponentType } from "react";
import { AcademicYear } from "./academic-year.tsx";
import { Accessibility } from "./accessibility/accessibility.tsx";
import type { BlockName } from "./arguments.ts";
import type { BlockProps } from "./block.ts";
import { ChapterMap } from "./chapter-map/chapter-map.tsx";
import { Chart } from "./chart/chart.tsx";
import { Checklist } from "./checklist/checklist.tsx";
import { Committees } from "./committees/committees.tsx";
import { Courses } from "./courses/courses.tsx";
import { Components } from "./design/components.tsx";
import { DesignTokens } from "./design/design-tokens.tsx";
import { Documents } from "./documents/documents.tsx";
import { Events } from "./events/events.tsx";
import { Glossary } from "./glossary/glossary.tsx";
import { Jobs } from "./jobs/jobs.tsx";
import { KeyDate } from "./key-date/key-date.tsx";
import { OpenRoles } from "./open-roles/open-roles.tsx";
import { Privacy } from "./privacy/privacy.tsx";
import { Roles } from "./roles/roles.tsx";
import { Timetable } from "./timetable/timetable.tsx";
import { WhoToAsk } from "./who-to-ask/who-to-ask.tsx";

/** The blocks, by what editors write after `:::`. The linter checks what follows the name. */
export const BLOCKS: Readonly<Record<string, ComponentType<BlockProps>>> = {
  roles: Roles,
  courses: Courses,
  chart: Chart,
  "key-date": KeyDate,
  "chapter-map": ChapterMap,
  committees: Committees,
  "open-roles": OpenRoles,
  jobs: Jobs,
  "who-to-ask": WhoToAsk,
  glossary: Glossary,
  documents: Documents,
  "academic-year": AcademicYear,
  "design-tokens": DesignTokens,
  components: Components,
  checklist: Checklist,
  events: Events,
  timetable: Timetable,
  privacy: Privacy,
  accessibility: Accessibility,
} satisfies Record<BlockName, ComponentType<BlockProps>>;
