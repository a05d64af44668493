import type { Feature } from "./feature.ts";
import * as subjects from "./index.ts";

/** All subjects of `index.ts`, in the order of their names. */
export const FEATURES: readonly Feature[] = Object.values(subjects);
