import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FEATURES } from "../../src/features/features.ts";
import type { SiteData } from "../../src/model/site-data.ts";
import type { Locale } from "../../src/schema/localized.ts";
import { contextOf } from "./site-data.ts";

/** HTML of a block with this data. */
export function shown(
  block: string,
  name: string,
  data: Partial<SiteData> = {},
  locale: Locale = "en",
): string {
  const { Block } = FEATURES.flatMap(({ blocks }) => blocks?.[block] ?? [])[0] ?? {};
  if (!Block) throw new Error(`there is no block "${block}"`);
  const images = { byPath: new Map() };
  const context = contextOf(locale, data);
  return renderToStaticMarkup(createElement(Block, { name, context, images, features: FEATURES }));
}

/** Texts of all elements of a name, without markup inside them. */
export const textsIn = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, "gs"))].map(
    ([, inner = ""]) => inner.replaceAll(/<[^>]*>/g, ""),
  );
