import type { Plugin } from "esbuild";
import type { Labels } from "../schema/labels.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { SEARCH_TEXTS, WIDGET_TEXTS } from "../schema/widget-texts.ts";

export type LabelsByLocale = Readonly<Record<Locale, Labels>>;

/** Texts that come together, by the name under which scripts import them. */
const GROUPS = { "site-texts": WIDGET_TEXTS, "search-texts": SEARCH_TEXTS } as const;
type Group = keyof typeof GROUPS;

/** The texts of a group, out of all labels of a language. */
export function textsOf<Name extends Group = "site-texts">(
  labels: Labels,
  group: Name = "site-texts" as Name,
): Record<keyof (typeof GROUPS)[Name], string> {
  return Object.fromEntries(
    Object.entries(GROUPS[group]).map(([name, key]) => [name, labels[key]]),
  ) as Record<keyof (typeof GROUPS)[Name], string>;
}

/** The module with the texts of a group in a language. */
export function textsModule(labels: Labels, group: Group = "site-texts"): string {
  return `export default ${JSON.stringify(textsOf(labels, group))};`;
}

/**
 * Lets scripts import `site-texts/sv` and `site-texts/en`, see `widgets/shared/texts.ts`, and
 * `search-texts/…` in the same way.
 */
export function siteTexts(labels: LabelsByLocale): Plugin {
  return {
    name: "site-texts",
    setup(build) {
      build.onResolve({ filter: /^(site|search)-texts\// }, ({ path }) => ({
        path: path.replace("/", "-"),
        namespace: "site-texts",
      }));
      for (const locale of LOCALES) {
        for (const group of Object.keys(GROUPS) as Group[]) {
          const filter = new RegExp(`^${group}-${locale}$`);
          build.onLoad({ filter, namespace: "site-texts" }, () => ({
            contents: textsModule(labels[locale], group),
          }));
        }
      }
    },
  };
}
