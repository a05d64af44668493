import { element } from "../shared/element.ts";
import type { Hit, Marked } from "./engine.ts";

/**
 * Replaces the results: for each page a group with the page itself and its sections.
 *
 * @returns the options, in order
 */
export function drawHits(hits: readonly Hit[], list: HTMLElement): HTMLAnchorElement[] {
  const drawn: HTMLAnchorElement[] = [];
  const draw = (href: string, ...content: Node[]) => {
    const id = `find:${drawn.length}`;
    const attributes = { href, id, role: "option", "aria-selected": "false", tabindex: "-1" };
    const option = element("a", attributes, ...content);
    drawn.push(option);
    return option;
  };
  const groups = hits.map(({ page, sections }, at) => {
    const name = `find:page-${at}`;
    const version = page.version ? [" ", element("small", {}, page.version)] : [];
    const title = element("b", { id: name }, page.title, ...version);
    const beginning = sections.find(({ id }) => id === "");
    const first = draw(page.url, title, ...(beginning ? [excerptOf(beginning.excerpt)] : []));
    const others = sections
      .filter(({ id }) => id !== "")
      .map(({ id, heading, excerpt }) =>
        draw(`${page.url}#${id}`, element("span", {}, ...marked(heading)), excerptOf(excerpt)),
      );
    const attributes = { role: "group", "aria-labelledby": name };
    return element(
      "div",
      page.lang ? { ...attributes, lang: page.lang } : attributes,
      first,
      ...others,
    );
  });
  list.replaceChildren(...groups);
  return drawn;
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
