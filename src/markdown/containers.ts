import type { MarkdownIt, StateCore, Token } from "markdown-it";
import container from "markdown-it-container";
import type { ExtraStyle } from "../schema/extra-styles.ts";
import type { LabelKey, Labels } from "../schema/labels.ts";
import { type Environment, environmentOf } from "./environment.ts";

/** A directive that encloses text and closes with `:::`. */
interface Container {
  style: ExtraStyle;
  /** HTML before the text; `title` is what stands behind the name, escaped. */
  open(title: string, labels: Labels): string;
  close: string;
  /** What it is called where its author gives it no title. */
  label?: LabelKey;
  /** What a title is for, where there has to be one. */
  title?: string;
}

const admonition = (kind: "note" | "tip" | "info" | "warning" | "danger"): Container => ({
  style: "admonition",
  label: `admonition.${kind}`,
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
    style: "details",
    title: "readers press it to open the rest",
    open: (title) =>
      `<details class="details" data-collapse="">\n<summary>${title}</summary>\n<div>\n`,
    close: "</div>\n</details>\n",
  },
  tabs: {
    style: "tabs",
    open: (group) => `<div class="tabs" data-tabs="${group}">\n`,
    close: "</div>\n",
  },
  tab: {
    style: "tabs",
    title: "it is what readers choose by",
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
  md.core.ruler.after("block", "containers", check);
}

/** What stands above the text that a directive encloses; empty where nothing does. */
export function containerTitle({ info }: Token, labels: Labels): string {
  const name = nameOf(info);
  const label = CONTAINERS[name]?.label;
  return name === "tabs" ? "" : titleOf(info) || (label ? labels[label] : "");
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

interface Opened {
  name: string;
  token: Token;
  /** Number of its first line, from 1, and what stands there. */
  line: number;
  written: string;
  isTold: boolean;
  hasTabs: boolean;
}

/** Tells of what is not closed, closed too early or misplaced, and notes which styles are needed. */
function check(state: StateCore): void {
  const env = environmentOf(state);
  const lines = state.src.split("\n");
  const opened: Opened[] = [];
  for (const token of state.tokens) {
    const [, name = "", end] = /^container_(.*)_(open|close)$/.exec(token.type) ?? [];
    const parent = opened.at(-1);
    if (end === "close") {
      opened.pop();
      if (name === "tabs" && parent && !parent.hasTabs) {
        env.report(
          parent.line,
          `"${parent.written}" holds no tabs.`,
          "Write  ::: tab Name  in it.",
        );
      }
      continue;
    }
    checkPlace(token, name, parent, env);
    if (end !== "open") continue;
    const [start, last] = token.map ?? [0, 0];
    const written = lines[start]?.trim() ?? "";
    const line = start + 1;
    env.styles.add((CONTAINERS[name] as Container).style);
    checkTitle(name, token.info, { line, written }, env);
    if (!lines[last]?.trim().startsWith(":::")) {
      env.report(
        line,
        `"${written}" is never closed, so the rest of the page stands in the box.`,
        "Write  :::  on a line of its own where the box ends.",
      );
    }
    opened.push({ name, token, line, written, isTold: false, hasTabs: false });
  }
}

/** Whether a token may stand where it does. */
function checkPlace(
  { level, map, markup }: Token,
  name: string,
  parent: Opened | undefined,
  env: Environment,
): void {
  const isContainer = name !== "";
  if (isContainer && parent && markup.length >= parent.token.markup.length && !parent.isTold) {
    const colons = ":".repeat(markup.length + 1);
    parent.isTold = true;
    env.report(
      parent.line,
      `"${parent.written}" holds another box, so it needs more colons than that one.`,
      `Begin and close it with  ${colons}`,
    );
  }
  if (name === "tab" && parent?.name === "tabs") parent.hasTabs = true;
  else if (name === "tab") {
    env.report(
      (map?.[0] ?? 0) + 1,
      '"::: tab" stands outside of tabs.',
      "Put all tabs between  :::: tabs  and  ::::  (four colons).",
    );
  } else if (parent?.name === "tabs" && level === parent.token.level + 1 && map && !parent.isTold) {
    parent.isTold = true;
    env.report(
      map[0] + 1,
      `Only tabs may stand directly in "${parent.written}".`,
      "Put it into one of them:  ::: tab Name",
    );
  }
}

function checkTitle(
  name: string,
  info: string,
  { line, written }: Pick<Opened, "line" | "written">,
  env: Environment,
): void {
  const title = titleOf(info);
  const purpose = CONTAINERS[name]?.title;
  if (purpose && title === "") {
    env.report(line, `"${written}" has no title; ${purpose}.`, `Write:  ${written} Title`);
  }
  if (name === "tabs" && /\s/.test(title)) {
    env.report(
      line,
      `"${written}": tabs have a name of one word, or none.`,
      "Tabs of one name follow each other:  :::: tabs computer",
    );
  }
}
