import type { Feature } from "../feature.ts";
import { Accessibility } from "./accessibility.tsx";

/** What tests say about accessibility: `_data/accessibility.json`. */
export const statement: Feature = {
  blocks: { accessibility: { Block: Accessibility } },
};
