import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import type { Labels } from "../schema/labels.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { WIDGET_TEXTS, type WidgetTexts } from "../schema/widget-texts.ts";

/** Labels by language; a file with a mistake in it is told by the schema soon after. */
export type LabelsByLocale = Record<Locale, Partial<Labels>>;

/**
 * Reads `_data/labels` without the schema, because the scripts are built before the data is checked.
 *
 * @param root folder that holds `_data`
 */
export function readLabels(root: string): LabelsByLocale {
  const read = (locale: Locale): Partial<Labels> => {
    try {
      return JSON.parse(readFileSync(join(root, "_data/labels", `${locale}.json`), "utf8"));
    } catch {
      return {};
    }
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as LabelsByLocale;
}

/** The texts that scripts need, out of all labels of a language; a missing one is empty. */
export function textsOf(labels: Partial<Labels>): WidgetTexts {
  return Object.fromEntries(
    Object.entries(WIDGET_TEXTS).map(([name, key]) => [name, labels[key] ?? ""]),
  ) as WidgetTexts;
}

/** The module with the texts of a language. */
export function textsModule(labels: Partial<Labels>): string {
  return `export default ${JSON.stringify(textsOf(labels))};`;
}

/** Lets scripts import `site-texts/sv` and `site-texts/en`, see `widgets/runtime/texts.ts`. */
export function widgetTexts(labels: LabelsByLocale): Plugin {
  return {
    name: "widget-texts",
    setup(build) {
      build.onResolve({ filter: /^site-texts\// }, ({ path }) => ({
        path: path.replace("/", "-"),
        namespace: "site-texts",
      }));
      for (const locale of LOCALES) {
        build.onLoad({ filter: new RegExp(`-${locale}$`), namespace: "site-texts" }, () => ({
          contents: textsModule(labels[locale]),
        }));
      }
    },
  };
}
