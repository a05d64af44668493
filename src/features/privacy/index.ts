import type { Feature } from "../feature.ts";
import { Privacy } from "./privacy.tsx";

/** What the site counts and stores. */
export const privacy: Feature = {
  blocks: { privacy: { Block: Privacy, names: () => ["page-views", "stored"] } },
};
