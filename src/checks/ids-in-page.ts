import { Parser } from "htmlparser2";

/** Menus inside the main area, whose ids no text links to. */
const FRAME = ["nav", "aside"];

/** Ids of the elements of a finished page. */
export interface PageIds {
  all: ReadonlySet<string>;
  /** Those among them that belong to its content: what a link may have meant. */
  content: ReadonlySet<string>;
}

/** Reads the ids that a fragment can name. */
export function idsIn(html: string): PageIds {
  const all = new Set<string>();
  const content = new Set<string>();
  let isInMain = false;
  let frames = 0;
  const parser = new Parser({
    onopentag(name, { id, name: anchor }) {
      if (FRAME.includes(name)) frames += 1;
      for (const own of [id, name === "a" ? anchor : undefined]) {
        if (!own) continue;
        all.add(own);
        if (isInMain && frames === 0) content.add(own);
      }
      if (name === "main") isInMain = true;
    },
    onclosetag(name) {
      if (FRAME.includes(name)) frames -= 1;
      if (name === "main") isInMain = false;
    },
  });
  parser.end(html);
  return { all, content };
}
