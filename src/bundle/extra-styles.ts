import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { designTokens, modeRules, TOKEN_FILES } from "../schema/design-tokens.ts";
import type { ExtraStyle } from "../schema/extra-styles.ts";

/** Blocks with tables of their own rank above it, as they do above all of the text. */
const TABLE = "src/ui/table/table.css";
const QUOTE = "src/ui/prose/quote.css";
const FOOTNOTES = "src/ui/prose/footnotes.css";

/** What belongs to the text itself. */
const BASE = [TABLE, QUOTE, FOOTNOTES];

/** Colours that the home page and some blocks show. */
const CLUSTERS = "src/theme/clusters.css";

/** What each of the stylesheets holds that not all pages carry; `*.print.css` is for paper. */
const FILES: Record<ExtraStyle, readonly string[]> = {
  "cluster-colors": [CLUSTERS],
  table: [TABLE],
  quote: [QUOTE],
  footnotes: [FOOTNOTES],
  admonition: ["src/ui/admonition/admonition.css"],
  code: ["src/ui/code-block/code-block.css"],
  details: ["src/ui/details/details.css"],
  tabs: ["src/ui/tabs/tabs.css"],
  tasks: ["src/ui/tasks/tasks.css"],
  chart: [TABLE, "src/ui/blocks/chart.css"],
  "study-plan": [
    TABLE,
    "src/ui/details/details.css",
    "src/ui/blocks/study-plan.css",
    "src/ui/blocks/study-plan.print.css",
  ],
  "chapter-map": ["src/ui/blocks/chapter-map.css"],
  committees: ["src/ui/blocks/committees.css"],
  patches: ["src/ui/blocks/patches.css"],
  "print-docs": ["src/ui/pages/print-page.css"],
  glossary: ["src/ui/blocks/glossary.css"],
  "academic-year": ["src/ui/blocks/academic-year.css"],
  contacts: [TABLE, "src/ui/blocks/contacts.css"],
  "key-date": ["src/ui/blocks/key-date.css"],
  news: [
    "src/ui/author/author.css",
    "src/ui/post-meta/post-meta.css",
    "src/ui/post-summary/post-summary.css",
    "src/ui/post-summary/post-summary.print.css",
    "src/ui/tag-list/tag-list.css",
    "src/ui/cover/cover.css",
  ],
  "news-index": ["src/ui/news-index/news-index.css"],
  "page-hero": ["src/ui/page-hero/page-hero.css"],
  checklist: ["src/ui/blocks/checklist.css"],
  events: [
    "src/ui/post-meta/post-meta.css",
    "src/ui/event-list/event-list.css",
    "src/ui/blocks/events.css",
  ],
  home: [
    CLUSTERS,
    "src/ui/event-list/event-list.css",
    "src/ui/pages/home-page.css",
    "src/ui/pages/home-page.print.css",
    "src/ui/boilersuit/boilersuit.css",
  ],
  "design-tokens": [TABLE, "src/ui/blocks/design.css"],
  components: [
    "src/ui/cover/cover.css",
    "src/ui/event-list/event-list.css",
    "src/ui/blocks/key-date.css",
    "src/ui/author/author.css",
    "src/ui/post-meta/post-meta.css",
    "src/ui/post-summary/post-summary.css",
    "src/ui/post-summary/post-summary.print.css",
    "src/ui/tag-list/tag-list.css",
    "src/ui/page-hero/page-hero.css",
    "src/ui/boilersuit/boilersuit.css",
  ],
  preview: ["src/ui/preview-ribbon/preview-ribbon.css"],
  search: ["src/ui/pages/search-page.css"],
  "not-found": ["src/ui/pages/not-found-page.css"],
};

/** All of them; the stylesheet of every page leaves them out. */
export const EXTRA_STYLE_FILES: readonly string[] = Object.values(FILES).flat();

/** Both modes beside each other, for the page of the design. */
const modes = (root: string) =>
  modeRules(designTokens(...TOKEN_FILES.map((name) => readFileSync(join(root, name), "utf8"))));

/** What esbuild knows the stylesheet by, in its entry points and in its metafile. */
export const extraStyleEntry = (name: ExtraStyle) => `extra-style:${name}`;

/** Where in the cascade its rules stand: with other components, tokens, or with all that is text or for paper. */
function placeOf(file: string): string {
  if (file.endsWith(".print.css")) return "layer(print) print";
  if (file === CLUSTERS) return "layer(tokens)";
  return BASE.includes(file) ? "layer(base)" : "layer(components)";
}

/**
 * Lets each be an entry point. Their rules are in the same layer as those of other components.
 *
 * @param root folder that holds `src`
 */
export function extraStyles(root: string): Plugin {
  return {
    name: "extra-styles",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^extra-style:/ }, ({ path }) => ({
        path: path.slice("extra-style:".length),
        namespace: "extra-style",
      }));
      onLoad({ filter: /./, namespace: "extra-style" }, ({ path }) => ({
        contents: [
          ...FILES[path as ExtraStyle].map((file) => `@import "./${file}" ${placeOf(file)};`),
          path === "design-tokens" ? `@layer components{${modes(root)}}` : "",
        ].join("\n"),
        loader: "css",
        resolveDir: root,
      }));
    },
  };
}
