import { Accessibility } from "../../blocks/accessibility/accessibility.tsx";
import type { Feature } from "../feature.ts";

/** What tests say about accessibility: `_data/accessibility.json`. */
export const statement: Feature = {
  blocks: { accessibility: { Block: Accessibility } },
};
