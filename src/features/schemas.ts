// A line for each subject of `index.ts` with files or addresses; this is known before the rest of a subject.
export { charts } from "./charts/schema.ts";
export { checklists } from "./checklists/schema.ts";
export { documents } from "./documents/schema.ts";
export { events } from "./events/schema.ts";
export { jobs } from "./jobs/schema.ts";
export { keyDates } from "./key-dates/schema.ts";
export { openRoles } from "./open-roles/schema.ts";
export { partners } from "./partners/schema.ts";
export { review } from "./review/schema.ts";
export { schedule } from "./schedule/schema.ts";
export { statement } from "./statement/schema.ts";
export { tasks } from "./tasks/schema.ts";
export { translations } from "./translations/schema.ts";
export { year } from "./year/schema.ts";
