import type { Feature } from "../feature.ts";
import { WhoToAsk } from "./who-to-ask.tsx";

/** What readers want to do, and who helps: `_data/tasks.json`. */
export const tasks: Feature = {
  blocks: {
    "who-to-ask": { Block: WhoToAsk, names: ({ tasks }) => tasks && Object.keys(tasks) },
  },
};
