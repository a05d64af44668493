import { Checklist } from "../../blocks/checklist/checklist.tsx";
import type { Feature } from "../feature.ts";

/** Lists to tick off: `_data/checklists.json`. */
export const checklists: Feature = {
  blocks: {
    checklist: {
      Block: Checklist,
      names: ({ checklists }) => checklists && Object.keys(checklists),
    },
  },
};
