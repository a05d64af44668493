import type { Plugin } from "esbuild";
import type { Labels } from "../schema/labels.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { WIDGET_TEXTS, type WidgetTexts } from "../schema/widget-texts.ts";

export type LabelsByLocale = Readonly<Record<Locale, Labels>>;

/** The texts that scripts need, out of all labels of a language. */
export function textsOf(labels: Labels): WidgetTexts {
  return Object.fromEntries(
    Object.entries(WIDGET_TEXTS).map(([name, key]) => [name, labels[key]]),
  ) as WidgetTexts;
}

/** The module with the texts of a language. */
export function textsModule(labels: Labels): string {
  return `export default ${JSON.stringify(textsOf(labels))};`;
}

/** Lets scripts import `site-texts/sv` and `site-texts/en`, see `widgets/shared/texts.ts`. */
export function siteTexts(labels: LabelsByLocale): Plugin {
  return {
    name: "site-texts",
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
