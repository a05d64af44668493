/** What a data block in Markdown (`::: roles board`) shows: plain data, drawn by `src/ui/blocks`. */
export type BlockModel =
  | RolesBlock
  | ContactsBlock
  | CoursesBlock
  | ChartBlock
  | KeyDateBlock
  | ChapterMapBlock;

export interface RolesBlock {
  kind: "roles";
  roles: { title: string; email: string; task: string | null }[];
}

export interface ContactsBlock {
  kind: "contacts";
  caption: string;
  topicHeading: string;
  contactHeading: string;
  rows: { topic: string; email: string }[];
}

export interface CoursesBlock {
  kind: "courses";
  caption: string;
  courseHeading: string;
  creditsHeading: string;
  note: string | null;
  /** `credits` is a text in the page's language: `22,5`, `ca 27`. */
  rows: { name: string; credits: string }[];
}

export interface ChartBlock {
  kind: "chart";
  title: string;
  labelHeading: string;
  valueHeading: string;
  note: string | null;
  /** `percent` 0–100; `text` in the page's language: `13,5 %`. */
  slices: { label: string; percent: number; text: string; color: string }[];
}

export interface KeyDateBlock {
  kind: "key-date";
  label: string;
  iso: string;
  /** In the page's language, with weekday and year. */
  date: string;
  note: string | null;
}

export interface ChapterMapBlock {
  kind: "chapter-map";
  label: string;
  title: string;
  operatingYear: string;
  root: MapNode;
}

export interface MapNode {
  label: string;
  href: string | null;
  note: string | null;
  /** Colour group. */
  cluster: string | null;
  children: MapNode[];
}
