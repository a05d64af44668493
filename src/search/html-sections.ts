import { Parser } from "htmlparser2";

/** Part of a page: its beginning, a heading with what is below it, or an entry of a list with an address. */
export interface SearchableSection {
  id: string;
  heading: string;
  text: string;
}

/** Elements that may stand inside a word. All others separate words: components have no blanks between them. */
const INLINE = /^(a|abbr|code|del|em|ins|mark|strong|sub|sup|wbr)$/;
/** Attributes of what nobody sees, of lists whose entries have pages of their own, and of what goes by the clock. */
const LEFT_OUT = ["hidden", "data-events", "data-past-events", "data-usual"];

/**
 * A rendered text, cut at its headings; the first section is the text before them. An entry of a
 * description list whose term has an id is a section too. Only what readers see is left: no drawings, controls,
 * words for screen readers, nor days that go by the clock.
 */
export function readSections(html: string): SearchableSection[] {
  const sections: SearchableSection[] = [{ id: "", heading: "", text: "" }];
  let hidden = 0;
  /** The element whose words are the heading. */
  let heading = "";
  /** What is being read, and what goes on after an entry. */
  let current = 0;
  let outer = 0;
  const begin = (id: string, name: string) => {
    current = sections.push({ id, heading: "", text: "" }) - 1;
    heading = name;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const isHidden =
        attributes["aria-hidden"] === "true" ||
        /^(script|style|svg|button|nav)$/.test(name) ||
        /^(anchor|sr)$/.test(attributes.class ?? "") ||
        LEFT_OUT.some((attribute) => attribute in attributes) ||
        (name === "time" && "data-end" in attributes);
      if (hidden > 0 || isHidden) hidden++;
      if (hidden > 0) return;
      if (/^h[2-6]$/.test(name) && attributes.id) {
        begin(attributes.id, name);
        outer = current;
      } else if (name === "dt" && attributes.id) begin(attributes.id, name);
      else if (!INLINE.test(name)) add(" ");
    },
    ontext(text) {
      if (hidden === 0) add(text);
    },
    onclosetag(name) {
      if (hidden > 0) {
        hidden--;
        return;
      }
      if (name === heading) heading = "";
      if (name === "dl") current = outer;
      if (!INLINE.test(name)) add(" ");
    },
  });
  parser.end(html);
  return sections.map(({ id, heading, text }) => ({
    id,
    heading: tidy(heading),
    text: tidy(text),
  }));

  function add(text: string): void {
    const section = sections[current];
    if (section) section[heading ? "heading" : "text"] += text;
  }
}

/** A text without soft hyphens, as nobody writes them in a question, and with single blanks. */
export function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll("\u00ad", "")
    .replace(/\s+(?=[\s.,:;!?)])/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
