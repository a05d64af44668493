import { textsModule } from "../../src/assets/site-texts.ts";
import { LOCALES } from "../../src/schema/localized.ts";
import { labelsOf } from "./labels.ts";

/** Gives scripts under test the texts that the build makes, `site-texts/sv` (a plugin of Vite). */
export const siteTexts = {
  name: "site-texts",
  resolveId: (id: string) => (id.startsWith("site-texts/") ? `\0${id}` : undefined),
  load(id: string) {
    const locale = LOCALES.find((known) => id === `\0site-texts/${known}`);
    return locale && textsModule(labelsOf(locale));
  },
};
