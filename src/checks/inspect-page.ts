import { Parser } from "htmlparser2";
import type { PageFacts } from "./page-facts.ts";

/** Menus inside the main area, whose ids no text links to. */
const FRAME = ["nav", "aside"];

/** Reads ids and link targets of a finished page. */
export function inspectPage(url: string, html: string): PageFacts {
  const ids = new Set<string>();
  const contentIds = new Set<string>();
  const targets: string[] = [];
  let isInMain = false;
  let frames = 0;
  const parser = new Parser({
    onopentag(name, { id, href, src, name: anchor, ...attributes }) {
      if (FRAME.includes(name)) frames += 1;
      for (const own of [id, name === "a" ? anchor : undefined]) {
        if (!own) continue;
        ids.add(own);
        if (isInMain && frames === 0) contentIds.add(own);
      }
      if (name === "main") isInMain = true;
      if ("data-nobrokenlinkcheck" in attributes) return;
      if (href !== undefined && name !== "base") targets.push(href);
      if (src !== undefined) targets.push(src);
    },
    onclosetag(name) {
      if (FRAME.includes(name)) frames -= 1;
      if (name === "main") isInMain = false;
    },
  });
  parser.end(html);
  return { url, ids, contentIds, targets };
}
