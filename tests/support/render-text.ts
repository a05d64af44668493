import { escapeUTF8 } from "entities";
import type { RenderedText } from "../../src/collections/sources.ts";
import type { Environment } from "../../src/markdown/environment.ts";
import { renderMarkdown } from "../../src/markdown/markdown.ts";
import type { Labels } from "../../src/schema/labels.ts";
import { parseHtml } from "./build.ts";
import { readWebsiteData } from "./labels.ts";

const LABELS = readWebsiteData<Labels>("labels/sv.json");

interface Report {
  line: number;
  problem: string;
  fix: string | null;
  severity?: "error" | "warning";
}

export interface Rendered extends Omit<RenderedText, "line" | "links"> {
  reports: Report[];
  /** The text as a reader gets it. */
  readonly body: HTMLElement;
  readonly excerpt: HTMLElement;
}

/** Renders a text in an environment of its own, which leaves links as they are and draws blocks as boxes. */
export function renderText(
  source: string,
  {
    countsTitle = true,
    pageTitle = null,
  }: Partial<Pick<Environment, "countsTitle" | "pageTitle">> = {},
): Rendered {
  const reports: Rendered["reports"] = [];
  const env: Environment = {
    labels: LABELS,
    blockNames: ["roles", "chart", "chapter-map"],
    countsTitle,
    hasExcerpt: true,
    pageTitle,
    headings: [],
    title: null,
    titleLines: [],
    styles: new Set(),
    report: (line, problem, fix, severity) =>
      reports.push({ line, problem, fix, ...(severity && { severity }) }),
    renderBlock: (name, argument) => ({
      html: `<section data-block="${name}">${escapeUTF8(argument)}</section>`,
      markdown: `| ${name} |\n| --- |\n| ${argument} |`,
    }),
    explain: (term) =>
      term === "n0llan" ? { href: "/ordlista#n0llan", explanation: "The new one." } : undefined,
    resolveLink: (target) => ({ href: target, attributes: {} }),
    renderImage: (image, alt) => ({
      draw: ({ loading, inRow }) =>
        `<img src="${image}" alt="${alt}" data-in-row="${inRow}" loading="${loading}">`,
      address: `/assets/${image}`,
    }),
    absolute: (href) => new URL(href, "https://www.iare.se/blog/inlagg").href,
  };
  const rendered = renderMarkdown(source, env, "/blog/inlagg");
  return {
    ...rendered,
    reports,
    get body() {
      return parseHtml(rendered.html).body;
    },
    get excerpt() {
      return parseHtml(rendered.excerptHtml).body;
    },
  };
}
