import { Documents } from "../../blocks/documents/documents.tsx";
import type { Feature } from "../feature.ts";

/** Lists of documents: `_data/documents.json`. */
export const documents: Feature = {
  blocks: {
    documents: {
      Block: Documents,
      names: ({ documents }) => documents && Object.keys(documents),
    },
  },
};
