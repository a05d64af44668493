import type { MarkdownIt, Token } from "markdown-it";
import container from "markdown-it-container";
import type { Labels } from "../schema/labels.ts";
import type { Environment } from "./environment.ts";

/** A directive that encloses text and closes with `:::`. */
interface Container {
  /** HTML before the text; `title` is what stands behind the name, escaped. */
  open(title: string, labels: Labels): string;
  close: string;
}

const admonition = (kind: "note" | "tip" | "info" | "warning" | "danger"): Container => ({
  open: (title, labels) =>
    `<div class="admonition ${kind}" role="note">\n<p class="admonition-title">${title || labels[`admonition.${kind}`]}</p>\n`,
  close: "</div>\n",
});

const CONTAINERS: Record<string, Container> = {
  note: admonition("note"),
  tip: admonition("tip"),
  info: admonition("info"),
  warning: admonition("warning"),
  danger: admonition("danger"),
  // What Docusaurus calls a warning in older texts.
  caution: admonition("warning"),
  details: {
    open: (title) =>
      `<details class="details" data-collapse="">\n<summary>${title}</summary>\n<div>\n`,
    close: "</div>\n</details>\n",
  },
  tabs: {
    open: (group) => `<div class="tabs" data-tabs="${group}">\n`,
    close: "</div>\n",
  },
  tab: {
    open: (title) => `<p class="tab">${title}</p>\n<div class="tab-panel">\n`,
    close: "</div>\n",
  },
};

/** What may stand after `:::` and encloses text. */
export const CONTAINER_NAMES: readonly string[] = Object.keys(CONTAINERS);

/**
 * The `:::` directives that enclose text: boxes, disclosures and tabs. One that holds another needs
 * more colons than that.
 */
export function containers(md: MarkdownIt): void {
  for (const [name, { open, close }] of Object.entries(CONTAINERS)) {
    md.use(container, name, {
      validate: (info: string) => nameOf(info) === name,
      render(tokens: Token[], index: number, _options: unknown, env: Environment) {
        const token = tokens[index];
        if (token?.nesting !== 1) return close;
        return open(md.utils.escapeHtml(titleOf(token.info)), env.labels);
      },
    });
  }
}

const nameOf = (info: string) => /^\s*([\p{L}\d_-]*)/u.exec(info)?.[1] ?? "";

/** `Title` or, as on the former site, `[Title]`. */
function titleOf(info: string): string {
  return info
    .trim()
    .slice(nameOf(info).length)
    .trim()
    .replace(/^\[(.*)\]$/, "$1");
}
