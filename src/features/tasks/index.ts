import { WhoToAsk } from "../../blocks/who-to-ask/who-to-ask.tsx";
import type { Feature } from "../feature.ts";

/** What readers want to do, and who helps: `_data/tasks.json`. */
export const tasks: Feature = {
  blocks: {
    "who-to-ask": { Block: WhoToAsk, names: ({ tasks }) => tasks && Object.keys(tasks) },
  },
};
