import type { Plugin } from "esbuild";
import type { Labels } from "../schema/labels.ts";
import type { Locale } from "../schema/localized.ts";
import { WIDGET_TEXTS } from "../schema/widget-texts.ts";

export type LabelsByLocale = Readonly<Record<Locale, Labels>>;

/** The module with the texts of scripts in one language. */
export function textsModule(labels: Labels): string {
  const texts = Object.entries(WIDGET_TEXTS).map(([name, key]) => [name, labels[key]]);
  return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
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
      build.onLoad({ filter: /./, namespace: "site-texts" }, ({ path }) => ({
        contents: textsModule(labels[path.slice("site-texts-".length) as Locale]),
      }));
    },
  };
}
