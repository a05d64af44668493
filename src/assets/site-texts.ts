import type { Plugin } from "esbuild";
import { type Labels, namedLabels } from "../schema/labels.ts";
import type { Locale } from "../schema/localized.ts";
import { WIDGET_TEXTS } from "../schema/widget-texts.ts";

export type LabelsByLocale = Readonly<Record<Locale, Labels>>;

/** The module with the texts of scripts in one language. */
export function textsModule(labels: Labels): string {
  return `export default ${JSON.stringify(namedLabels(WIDGET_TEXTS, labels))};`;
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
