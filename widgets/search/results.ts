import { element } from "../shared/element.ts";
import type { Hit, Marked } from "./engine.ts";

/**
 * Replaces the results: for each page a group with the page itself and its sections.
 *
 * @returns the options, in order
 */
export function drawHits(hits: readonly Hit[], list: HTMLElement): HTMLAnchorElement[] {
  const drawn: HTMLAnchorElement[] = [];
  const draw = (href: string, ...content: (string | Node)[]) => {
    const id = `find:${drawn.length}`;
    const attributes = { href, id, role: "option", "aria-selected": "false", tabindex: "-1" };
    const option = element("a", attributes, ...content);
    drawn.push(option);
    return option;
  };
  const groups = hits.map(({ page, href, sections }, at) => {
    const name = `find:page-${at}`;
    const kind = page.kind ? [" ", element("i", {}, page.kind)] : [];
    const title = element("b", { id: name }, page.title);
    const beginning = sections.find(({ id }) => id === "");
    const excerpt = beginning ? [excerptOf(beginning.excerpt)] : [];
    const first = draw(href, title, ...kind, ...excerpt);
    const others = sections
      .filter(({ id }) => id !== "")
      .map(({ id, heading, excerpt }) =>
        draw(`${page.url}#${id}`, element("span", {}, ...marked(heading)), excerptOf(excerpt)),
      );
    const attributes = { role: "group", "aria-labelledby": name };
    const group = element("div", attributes, first, ...others);
    if (page.lang) group.lang = page.lang;
    if (page.patch) group.prepend(patch(page.patch, page.cluster));
    return group;
  });
  list.replaceChildren(...groups);
  return drawn;
}

const SVG = "http://www.w3.org/2000/svg";

/** The emblem of a page, in the colour of its cluster. */
function patch(href: string, cluster = ""): Element {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", href);
  const attributes = { viewBox: "0 0 64 64", "aria-hidden": "true", "data-cluster": cluster };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  svg.append(use);
  return svg;
}

/** Two rings around a dot, with a text for screen readers (SPIN-2). */
export function spinner(text: string): HTMLElement {
  const parts = ["i", "i", "b"].map((name) => element(name as "i" | "b", {}));
  return element("div", { class: "spinner" }, ...parts, element("span", { class: "sr" }, text));
}

function excerptOf(excerpt: Marked): HTMLElement {
  return element("small", {}, ...marked(excerpt));
}

function marked(pieces: Marked): (string | Node)[] {
  return pieces.map((piece, at) => (at % 2 === 1 ? element("mark", {}, piece) : piece));
}
