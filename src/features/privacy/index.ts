import { Privacy } from "../../blocks/privacy/privacy.tsx";
import type { Feature } from "../feature.ts";

/** What the site counts and stores. */
export const privacy: Feature = {
  blocks: { privacy: { Block: Privacy, names: () => ["page-views", "stored"] } },
};
