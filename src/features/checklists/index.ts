import type { Feature } from "../feature.ts";
import { Checklist } from "./checklist.tsx";

/** Lists to tick off: `_data/checklists.json`. */
export const checklists: Feature = {
  blocks: {
    checklist: {
      Block: Checklist,
      names: ({ checklists }) => checklists && Object.keys(checklists),
    },
  },
};
