import type { Feature } from "../feature.ts";
import { Documents } from "./documents.tsx";

/** Lists of documents: `_data/documents.json`. */
export const documents: Feature = {
  blocks: {
    documents: {
      Block: Documents,
      names: ({ documents }) => documents && Object.keys(documents),
    },
  },
};
