import { classifyLink } from "../../routes/links.ts";
import type { Block } from "../define-block.ts";
import { type Day, dayModel } from "../key-date/data.ts";

export interface ChecklistBlock {
  kind: "checklist";
  /** What its ticks are remembered by. */
  name: string;
  title: string;
  steps: {
    id: string;
    text: string;
    note: string | null;
    link: { label: string; href: string; isExternal: boolean } | null;
    day: Day | null;
  }[];
  print: string;
  /** Where the ticks are, for those who wonder. */
  kept: string;
}

/** Steps to tick off; the days among them are those of `_data/key-dates.json`. */
export const checklist: Block<ChecklistBlock> = {
  build(name, context) {
    const { data, labels, text, href } = context;
    const list = data.checklists[name];
    if (!list) throw new Error(`there is no entry "${name}"`);
    return {
      kind: "checklist",
      name,
      title: text(list.title),
      steps: list.steps.map(({ id, step, note, keyDate, link }) => {
        const date = keyDate === undefined ? undefined : data.keyDates[keyDate];
        return {
          id,
          text: text(step),
          note: note ? text(note) : null,
          link: link
            ? {
                label: text(link.label),
                href: href(link.to),
                isExternal: classifyLink(link.to, data.site.url) === "external",
              }
            : null,
          day: date ? dayModel(date, context) : null,
        };
      }),
      print: labels["checklist.print"],
      kept: labels["checklist.kept"],
    };
  },
};
