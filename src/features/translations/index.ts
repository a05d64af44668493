import type { Feature } from "../feature.ts";
import { translationsPages } from "./translations-pages.ts";

/** For editors: the state of all translations. */
export const translations: Feature = {
  pages: { translations: translationsPages },
};
