import { translationsPages } from "../../model/translations/translations-pages.ts";
import type { Feature } from "../feature.ts";

/** For editors: the state of all translations. */
export const translations: Feature = {
  pages: { translations: translationsPages },
};
