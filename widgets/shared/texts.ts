/// <reference path="../modules.d.ts" />
import type { WidgetTexts } from "../../src/schema/widget-texts.ts";

/** Texts for what goes wrong or takes long, and for the search. */
export type Texts = WidgetTexts;

const TEXTS = {
  sv: () => import("site-texts/sv"),
  en: () => import("site-texts/en"),
};

/**
 * Fetches the texts of a language; Swedish ones where there are none in it.
 *
 * @param lang language of the page: `sv`, `en-GB`
 */
export async function loadTexts(lang: string): Promise<Texts> {
  const [language] = lang.split("-");
  const load = TEXTS[language as keyof typeof TEXTS] ?? TEXTS.sv;
  return (await load()).default as Texts;
}
