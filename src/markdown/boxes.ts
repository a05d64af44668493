import type { MarkdownIt } from "markdown-it";
import type { Labels } from "../schema/labels.ts";
import { environmentOf } from "./environment.ts";
import { type BOXES, boxTitle } from "./syntax.ts";

interface Box {
  /** HTML before the text; `title` is what follows the name, escaped. */
  open(title: string, labels: Labels): string;
  close: string;
}

const division = (open: Box["open"]): Box => ({ open, close: "</div>\n" });

const admonition = (kind: "note" | "tip" | "info" | "warning" | "danger") =>
  division(
    (title, labels) =>
      `<div class="admonition ${kind}" role="note">\n<p class="admonition-title">${title || labels[`admonition.${kind}`]}</p>\n`,
  );

const HTML: Record<(typeof BOXES)[number], Box> = {
  note: admonition("note"),
  tip: admonition("tip"),
  info: admonition("info"),
  warning: admonition("warning"),
  danger: admonition("danger"),
  // The name that Docusaurus used for warnings.
  caution: admonition("warning"),
  fact: division((title) => `<div class="fact">\n<p class="figure">${title}</p>\n`),
  details: {
    open: (title) =>
      `<details class="details" data-collapse="">\n<summary>${title}</summary>\n<div>\n`,
    close: "</div>\n</details>\n",
  },
  tabs: division((group) => `<div class="tabs" data-tabs="${group}">\n`),
  tab: division((title) => `<p class="tab">${title}</p>\n<div class="tab-panel">\n`),
};

/** Renders the directives that enclose text: boxes, disclosures and tabs. */
export function boxes(md: MarkdownIt): void {
  for (const [name, { open, close }] of Object.entries(HTML)) {
    md.renderer.rules[`container_${name}_open`] = (tokens, index, _options, env = {}) =>
      open(md.utils.escapeHtml(boxTitle(tokens[index]?.info ?? "")), environmentOf({ env }).labels);
    md.renderer.rules[`container_${name}_close`] = () => close;
  }
}
