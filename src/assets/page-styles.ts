import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import { designTokens, modeRules, TOKEN_FILES } from "../schema/design-tokens.ts";
import { sound } from "./code-findings.ts";
import { CSS_TARGET } from "./targets.ts";

const UI = "src/components";

/**
 * Stylesheets that only some pages need, in the order of the cascade. A page gets those whose markup it
 * contains; all others are in the stylesheet of every page.
 */
const PAGE_STYLES: readonly { file: string; markup: RegExp; layer?: "tokens" | "base" }[] = [
  {
    file: "src/theme/clusters.css",
    markup: /class="(admonition|chart|code|map|examples)\b/,
    layer: "tokens",
  },
  { file: `${UI}/table/table.css`, markup: /<table/, layer: "base" },
  { file: `${UI}/prose/quote.css`, markup: /<blockquote/, layer: "base" },
  { file: `${UI}/prose/footnotes.css`, markup: /class="footnotes"/, layer: "base" },
  { file: `${UI}/admonition/admonition.css`, markup: /class="admonition/ },
  { file: `${UI}/code-block/code-block.css`, markup: /class="code[" ]/ },
  { file: `${UI}/details/details.css`, markup: /class="details"/ },
  { file: `${UI}/tabs/tabs.css`, markup: /class="tabs"/ },
  { file: `${UI}/tasks/tasks.css`, markup: /class="task"/ },
  { file: `${UI}/version/version.css`, markup: /class="archived"/ },
  { file: "src/blocks/chart/chart.css", markup: /class="chart"/ },
  { file: "src/blocks/blocks.css", markup: /class="(answers|pictures)"/ },
  { file: "src/blocks/chapter-map/chapter-map.css", markup: /class="map"/ },
  { file: "src/blocks/committees/committees.css", markup: /class="posters"/ },
  { file: "src/blocks/roles/portraits.css", markup: /class="portraits"/ },
  { file: "src/blocks/glossary/glossary.css", markup: /class="glossary"/ },
  { file: "src/blocks/academic-year/academic-year.css", markup: /class="academic-year"/ },
  { file: "src/blocks/key-date/key-date.css", markup: /class="key-date"/ },
  { file: `${UI}/author/author.css`, markup: /class="author"/ },
  { file: `${UI}/post-meta/post-meta.css`, markup: /class="meta"/ },
  { file: `${UI}/post-summary/post-summary.css`, markup: /class="(post|no-posts)"/ },
  { file: `${UI}/post-summary/post-summary.print.css`, markup: /class="post"/ },
  { file: `${UI}/tag-list/tag-list.css`, markup: /class="tags"/ },
  { file: `${UI}/cover/cover.css`, markup: /class="cover"/ },
  { file: `${UI}/news-index/news-index.css`, markup: /class="year"/ },
  { file: `${UI}/leave/leave.css`, markup: /class="leave"/ },
  { file: `${UI}/page-hero/page-hero.css`, markup: /class="page-hero/ },
  { file: "src/blocks/checklist/checklist.css", markup: /class="checklist"/ },
  { file: `${UI}/event-list/event-list.css`, markup: /class="events"|class="home"/ },
  { file: `${UI}/year-street/year-street.css`, markup: /class="year-street"/ },
  { file: "src/blocks/events/events.css", markup: /class="calendar"/ },
  { file: "src/layouts/pages/home-page.css", markup: /class="home"/ },
  { file: "src/layouts/pages/home-page.print.css", markup: /class="home"/ },
  { file: `${UI}/boilersuit/boilersuit.css`, markup: /class="(on-suit|overall)\b/ },
  { file: "src/blocks/design/design.css", markup: /class="(tokens|examples)"/ },
  { file: `${UI}/footer/footer-row.css`, markup: /<nav class="row"/ },
  { file: `${UI}/preview-ribbon/preview-ribbon.css`, markup: /class="preview-ribbon"/ },
  { file: "src/layouts/pages/print-page.css", markup: /class="printed"/ },
  { file: "src/layouts/pages/search-page.css", markup: /class="all-pages"/ },
  { file: "src/layouts/pages/not-found-page.css", markup: /class="lost\b/ },
];

/** The files that the stylesheet of every page leaves out. */
export const PAGE_STYLE_FILES: readonly string[] = PAGE_STYLES.map(({ file }) => file);

/** Gives the CSS that a page needs, by its HTML; all of it without. */
export type PageStyles = (html?: string) => string[];

/**
 * Reads the stylesheets that only some pages need.
 *
 * @param minify whether the result is published
 * @returns gives the CSS that a page needs, by its HTML
 * @throws UserError when a stylesheet has a syntax error
 */
export async function readPageStyles(minify: boolean): Promise<PageStyles> {
  const reading = PAGE_STYLES.map(async ({ file, markup, layer = "components" }) => {
    const text = readFileSync(file, "utf8");
    const css = file.endsWith(".print.css")
      ? `@layer print{@media print{${text}}}`
      : `@layer ${layer}{${text}${file.endsWith("design.css") ? tokenModes() : ""}}`;
    const options = { loader: "css", sourcefile: file, minify, target: CSS_TARGET } as const;
    const { code } = await sound(transform(css, options));
    return { markup, code };
  });
  const styles = await Promise.all(reading);
  return (html) => {
    if (html === undefined) return styles.map(({ code }) => code);
    // Menus need none of them, and can be most of a page.
    const text = html.slice(0, html.indexOf("<header")) + html.slice(html.indexOf("<main"));
    return styles.filter(({ markup }) => markup.test(text)).map(({ code }) => code);
  };
}

/** Both colour modes beside each other, for the page of the design. */
function tokenModes(): string {
  return modeRules(designTokens(...TOKEN_FILES.map((name) => readFileSync(name, "utf8"))));
}
