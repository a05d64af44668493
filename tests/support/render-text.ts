import { escapeUTF8 } from "entities";
import type { Environment } from "../../src/markdown/environment.ts";
import { renderMarkdown } from "../../src/markdown/markdown.ts";
import { parseText } from "../../src/markdown/parsed-text.ts";
import { lazyText } from "../../src/model/lazy-text.ts";
import { excerpt } from "../../src/model/news/excerpt.ts";
import type { Labels } from "../../src/schema/labels.ts";
import { parseHtml } from "./build.ts";
import { readWebsiteData } from "./labels.ts";

const LABELS = readWebsiteData<Labels>("labels/sv.json");

export type Rendered = ReturnType<typeof renderText>;

/** An environment that leaves links as they are and draws blocks as boxes. */
export function environment(countsTitle = true): Environment {
  return {
    labels: LABELS,
    countsTitle,
    renderBlock: (name, argument) =>
      `<section data-block="${name}">${escapeUTF8(argument)}</section>`,
    wordsOf: (prefix, key) => `${prefix} ${key}`,
    explain: (term) =>
      term === "n0llan"
        ? { href: "/ordlista#n0llan", term: "n0llan", explanation: "The new one." }
        : undefined,
    resolveLink: (target) => ({ href: target === "saknas.md" ? null : target, attributes: {} }),
    renderImage: (image, alt, { loading, inRow, opensLarge }) => {
      const html = `<img src="${image}" alt="${alt}" data-in-row="${inRow}"${loading === "lazy" ? ' loading="lazy"' : ""} decoding="async">`;
      return opensLarge ? `<a href="${image}" data-large>${html}</a>` : html;
    },
  };
}

export function renderText(source: string, { countsTitle }: { countsTitle?: boolean } = {}) {
  const parsed = parseText(source);
  const { excerptHtml, ...text } = lazyText(parsed, () =>
    renderMarkdown(parsed, environment(countsTitle)),
  );
  return {
    ...text,
    /** The text as a reader gets it. */
    body: parseHtml(text.html).body,
    /** Its beginning in a list of posts. */
    excerpt: parseHtml(excerpt(excerptHtml, "/blog/inlagg")).body,
  };
}
