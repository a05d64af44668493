import type { Token } from "markdown-it";
import { PLACEHOLDER } from "../../markdown/parsed-text.ts";
import { firstLine } from "../../markdown/source-places.ts";
import { BOXES, EXPLICIT_ID } from "../../markdown/syntax.ts";
import { LINKS } from "../../messages/links.ts";
import { MARKUP } from "../../messages/markup.ts";
import { type Mistake, MOST_OF_A_KIND, shortened } from "../../schema/finding.ts";
import { ALL_INVISIBLE, codeOf, HYPHENATED_ADDRESS } from "../../schema/invisible.ts";
import { linkMistake, ON_COMPUTER } from "../../schema/link-target.ts";
import { HTML_TAG, htmlAdvice } from "./html-advice.ts";
import { type LintedText, lineOf } from "./linted-text.ts";

const TASK = /^\[[ xX]\]\s+/;
const HARD_SPACE = "[\\u00a0\\u2000-\\u200b\\u202f\\u3000]";

/** What is an address and no remark: it begins like one, or ends like a host or a file. */
const ADDRESS =
  "(?:[a-z][a-z.+-]*:|/|#|www\\.|\\.{1,2}/)[^\\s)\\]]*|[^\\s)\\]]+\\.(?:se|nu|com|org|net|md|pdf|html|jpg|png)";

interface Pattern {
  /** What readers would see; global, and `m` where it begins a line. */
  markup: RegExp;
  /** @returns undefined where it is text after all */
  describe(match: RegExpExecArray, context: Context): Mistake | undefined;
}

interface Context extends RawMarkupOptions {
  /** The trimmed line of the source. */
  line: string;
  /** Names of HTML elements that were reported already. */
  reported: Set<string>;
  /** How often each pattern was reported. */
  counts: Map<Pattern, number>;
}

interface RawMarkupOptions {
  /** Names of the data blocks. */
  blockNames: readonly string[];
  /** The page or image that an address was probably meant for. */
  nearestTarget(target: string, isImage: boolean): string | null;
}

/** The line with a piece of it replaced; the piece alone where the line holds it in another form. */
const corrected = ({ line }: Context, from: string, to: string) =>
  line.includes(from) ? line.replace(from, () => to) : to;

/** Words with a mark before and after them. */
const MARKED = /(?<![*~])(\*{2,3}|~~)(?!\s*\1)([^\n*~]+)\1/g;

/** A line whose marks have no space inside, and one outside where a letter would keep them from counting. */
const withSpaces = (line: string) =>
  line.replaceAll(MARKED, (_written, mark: string, words: string, index: number, whole: string) => {
    const [before, after] = [
      whole.charAt(index - 1),
      whole.charAt(index + words.length + 2 * mark.length),
    ];
    const isSign = (letter: string | undefined) => /[^\p{L}\p{N}\s]/u.test(letter ?? "");
    const plain = words.trim();
    const isApart = (own: string | undefined, inner: boolean, outer: string) =>
      /\S/.test(outer) && (inner || (isSign(own) && /[\p{L}\p{N}]/u.test(outer)));
    return [
      isApart(plain.at(0), /^\s/.test(words), before) ? " " : "",
      mark + plain + mark,
      isApart(plain.at(-1), /\s$/.test(words), after) ? " " : "",
    ].join("");
  });

/** Lines that look like a list and are none; the first group is what each line begins with. */
const NO_LISTS = [
  /^([•·◦▪‣]\s*)(?:[^\n]*\n[•·◦▪‣])*/gm,
  /^(-)\p{L}(?:[^\n]*\n-\p{L})*/gmu,
  // What word processors paste: a line begins with "o", or each one with a dash or a letter and a bracket.
  /^(o[ \t]+)\S[^\n]*(?:\no[ \t][^\n]*)*/gm,
  /^((?:[–—~]|[a-h]\))[ \t])[^\n]*(?:\n(?:[–—~]|[a-h]\))[ \t][^\n]*)+/gm,
  /^(\*|\d+[.)])(?=\p{L}[^*\n]*$)/gmu,
  // Task lists.
  /^([-*]?)(?=\[[ xX]\][ \t])/gm,
];

/** What the lines of a list begin with. */
const listMark = (written: string) => (/^\d/.test(written) ? `${written} ` : "- ");

/** What keeps a text from being published; looked for first. */
const ERRORS: readonly Pattern[] = [
  {
    markup: /<!--[\s\S]*?(?:-->|$)/g,
    describe: ([comment]) =>
      MARKUP[comment.endsWith("-->") ? "comment" : "openComment"]({ comment: shortened(comment) }),
  },
  {
    markup: HTML_TAG,
    describe([tag, long, short], { reported, line }) {
      const name = (long ?? short ?? "").toLowerCase();
      // The end tag is reported with the start tag.
      if (tag.startsWith("</") && reported.has(name)) return undefined;
      reported.add(name);
      return MARKUP.html({ tag: shortened(tag), advice: htmlAdvice(name, line) });
    },
  },
  {
    // Names of photos have brackets of their own; one that is only closed is followed by the ending of the file.
    markup:
      /(!?)(?:\[([^\]\n]{0,500}))?\]\(((?:[^()\n]|\([^()\n]*\))*(?:\)[^()\s]*\.[a-z0-9]{2,5}(?=\)))?|[^\n]*?)(?:\)|$)/gim,
    describe([shown, image = "", text = "text", target = ""], { line, nearestTarget }) {
      const written = asWritten(shown, line);
      const address = asWritten(target.trim(), written);
      return brokenLink(written, { image, text, target: address }, nearestTarget);
    },
  },
  {
    markup: new RegExp(
      `\\(([^()\\n]+)\\)\\[(${ADDRESS})\\]|\\[([^[\\]\\n]+)\\][ \\u00a0]+\\((${ADDRESS})\\)`,
      "gi",
    ),
    describe: ([written, before, address, inside, target], context) =>
      MARKUP.swapped({
        written,
        line: corrected(context, written, `[${before ?? inside}](${address ?? target})`),
      }),
  },
  {
    markup: /\b[htps]{3,8}:\/{1,3}(?=[\w-]+\.[a-z]{2})\S*/gi,
    describe: ([address]) => linkMistake(address.replace(/[.,;]+$/, "")) ?? undefined,
  },
  {
    markup: /\[\^([^\]\s]*)\]?/g,
    describe: ([note, name]) =>
      MARKUP[note.endsWith("]") ? "footnote" : "noFootnote"]({ note, name: name || "1" }),
  },
  {
    markup: /:{3,}/g,
    describe: ([signs], { line }) => MARKUP.colons({ signs, line: shortened(line) }),
  },
];

/** What readers would see, but can live with. */
const WARNINGS: readonly Pattern[] = [
  {
    markup: /\[(?=[^[\]\n]*\p{L})[^[\]\n]*\]\[(?=[^[\]\n]*\p{L})[^[\]\n]*\]/gu,
    describe: ([link]) => MARKUP.noReference({ link: shortened(link) }),
  },
  {
    markup: /\[\[[^\]\n]*\]{0,2}/g,
    describe: ([written]) => MARKUP.notATerm({ written: shortened(written) }),
  },
  {
    markup: /^::(?=[ \t]*(\p{L}[\p{L}-]*|$))/gmu,
    describe([signs, name = ""], { blockNames, line }) {
      if (![...BOXES, ...blockNames, ""].includes(name)) return undefined;
      const better = line.replace(signs, ":::");
      return MARKUP.twoColons({ line: shortened(line), better });
    },
  },
  {
    markup: new RegExp(`^(#{1,6}|[-*+]|\\d+[.)])(${HARD_SPACE}\\s*)`, "gm"),
    describe: ([written, mark = ""], { line }) =>
      MARKUP.hardSpace({
        line: shortened(line),
        mark,
        better: line.replace(written, `${mark} `),
      }),
  },
  {
    // Of one "#" without a space, a hashtag stands in a sentence or beside others.
    markup: /^(?:#{7,}|#{2,}(?=[^\s#])|#(?=\p{Lu}[^#.!?\n]*$))/gmu,
    describe: ([marks], { line }) =>
      MARKUP.noHeading({
        line: shortened(line),
        better: line.replace(/^#+\s*/, `${marks.slice(0, 6).padEnd(2, "#")} `),
      }),
  },
  ...NO_LISTS.map(
    (shown): Pattern => ({
      markup: shown,
      describe: ([, mark = ""], { line }) =>
        MARKUP.noList({ line: shortened(line), better: line.replace(mark, listMark(mark)) }),
    }),
  ),
  {
    markup: /^(?:!!!|\[!)[ \t]*(\w+)[^\n]*/gm,
    describe: ([written, name = ""]) =>
      MARKUP.otherBox({
        written: shortened(written),
        box: BOXES.find((box) => box === name.toLowerCase()) ?? "note",
      }),
  },
  {
    markup: ALL_INVISIBLE,
    describe: ([character], { line }) =>
      MARKUP.foreignCharacter({ line: shortened(line), code: codeOf(character) }),
  },
  {
    markup: HYPHENATED_ADDRESS,
    describe: (_match, { line }) =>
      MARKUP.foreignCharacter({ line: shortened(line), code: codeOf("\u00ad") }),
  },
  {
    // Marks of other programs.
    markup:
      /【[^【】\n]*】|:contentReference\S*|\{\{[<%][^{}\n]*[%>]\}\}|\{[.:#][^{}\n]+\}|\{\/\*.*?\*\/\}|^(?:import|export) .*["'{].*|^:(?=[ \t]+\S)|\{\w+=[^{}\n]*\}|\$\$|(?<![\w:]):[a-z][a-z0-9_+-]+:(?![\w:])/gm,
    describe: ([written]) => MARKUP.foreignSign({ written: shortened(written) }),
  },
  {
    markup: /^[^\n|]*\S\t+\S[^\n]*(?:\n[^\n]*\t[^\n]*)*/gm,
    describe: ([lines]) => MARKUP.spreadsheet({ lines: shortened(lines.replaceAll(/\s+/g, " ")) }),
  },
  {
    markup: /^\|[^\n]*\|[ \t]*(?:\n\|?[^\n]*)*/gm,
    describe([table]) {
      const [head = ""] = table.split("\n");
      const rule = `|${" --- |".repeat(head.split("|").length - 2)}`;
      return MARKUP.noTable({ head: shortened(head), rule });
    },
  },
  {
    markup: MARKED,
    describe: ([written, mark = ""], { line }) =>
      MARKUP.spaceInMark({ written: shortened(written), mark, better: withSpaces(line) }),
  },
  {
    markup: /(?<![*\p{L}\p{N}])\*{2,3}(?=[^\s*])|~~(?=\S)|(?<![_\p{L}\p{N}])__(?=[\p{L}\p{N}])/gu,
    describe: ([mark], { line }) =>
      MARKUP.notClosed({ mark, line: shortened(line), better: `${line}${mark}` }),
  },
  {
    markup: /\*{2,}|~~|`+|(?<=[\p{L}\p{N}.!?])__(?![_\p{L}\p{N}])/gu,
    describe: ([mark], { line }) =>
      MARKUP.strayMark({
        mark,
        line: shortened(line),
        escaped: mark.replaceAll(/./g, "\\$&"),
      }),
  },
];

/**
 * Reports markup that readers would see as it is written. The parser has taken what it knows; what
 * still looks like markup was meant as some.
 */
export function checkRawMarkup(text: LintedText, options: RawMarkupOptions): void {
  const reported = new Set<string>();
  const counts = new Map<Pattern, number>();
  for (const [index, block] of text.tokens.entries()) {
    if (block.type !== "inline") continue;
    checkFormula(block, text);
    checkDoubled(block, text);
    const isHeading = text.tokens[index - 1]?.type === "heading_open";
    let shown = String(block.meta?.shown ?? "");
    if (isHeading && block.level === 1) shown = shown.replace(EXPLICIT_ID, "");
    // The box of a task list.
    if (text.tokens[index - 2]?.type === "list_item_open") shown = shown.replace(TASK, "");
    checkShown(shown, block, text, { ...options, reported, counts });
  }
}

/** Mail programs write an address twice: `a@b.se<mailto:a@b.se>`. */
const DOUBLED = /(\S+)<((?:mailto:|https?:\/\/)[^\s<>]*)>/gi;

function checkDoubled(block: Token, { lines, warn }: LintedText): void {
  for (const [written, words = "", address = ""] of block.content.matchAll(DOUBLED)) {
    if (!address.includes(words)) continue;
    const line = lines.findIndex(
      (text, index) => index + 1 >= lineOf(block) && text.includes(written),
    );
    const better = address.startsWith("mailto:") ? words : address;
    warn(line + 1, MARKUP.doubled({ written, better }));
  }
}

/** A backslash before a bracket is not shown, so `\\(x\\)` of LaTeX would lose what it means. */
function checkFormula(block: Token, { warn }: LintedText): void {
  const [formula] = /\\\([^\n]+?\\\)/.exec(block.content.replaceAll(/`[^`]*`/g, "")) ?? [];
  if (!formula) return;
  warn(lineOf(block), MARKUP.formula({ formula: shortened(formula) }));
}

function checkShown(
  shownText: string,
  block: Token,
  { lines, source, report }: LintedText,
  context: Omit<Context, "line">,
): void {
  const start = firstLine(block, source);
  let text = shownText;
  for (const pattern of [...ERRORS, ...WARNINGS]) {
    const { markup, describe } = pattern;
    const severity = ERRORS.includes(pattern) ? "error" : "warning";
    for (const match of [...text.matchAll(markup)]) {
      const count = context.counts.get(pattern) ?? 0;
      if (count >= MOST_OF_A_KIND) break;
      const index = lineIndex(text, match.index, lines, start);
      const line = lines[index]?.trim() ?? "";
      const mistake = describe(match, { ...context, line });
      if (!mistake) continue;
      context.counts.set(pattern, count + 1);
      report(index + 1, readableMistake(mistake), severity);
      // Blanked out, so that other patterns do not report it again.
      const spaces = match[0].replaceAll(/[^\n]/g, " ");
      text = text.slice(0, match.index) + spaces + text.slice(match.index + spaces.length);
    }
  }
}

/** Index of the line that holds the text at an offset; code and targets may hide line breaks. */
function lineIndex(text: string, offset: number, lines: readonly string[], start: number): number {
  const expected = start + text.slice(0, offset).split("\n").length - 1;
  const [piece = ""] = /^[^\n\uFFFC]{1,20}/.exec(text.slice(offset)) ?? [];
  const found = lines.findIndex((line, index) => index >= expected && line.includes(piece));
  return found < 0 ? expected : found;
}

/** A piece of a line with what the parser hid of it, such as `\\b` and code. */
function asWritten(shown: string, line: string): string {
  const [first = "", ...pieces] = shown.split(PLACEHOLDER);
  const start = line.indexOf(first);
  let end = start + first.length;
  for (const piece of pieces) {
    const next = line.indexOf(piece, end);
    if (start < 0 || next < 0) return shown;
    end = next + piece.length;
  }
  return pieces.length > 0 ? line.slice(start, end) : shown;
}

function brokenLink(
  written: string,
  { image, text, target }: { image: string; text: string; target: string },
  nearestTarget: RawMarkupOptions["nearestTarget"],
): Mistake {
  const shown = shortened(written);
  if (ON_COMPUTER.test(target))
    return LINKS.onComputer({ shown: `[${text}](${target.split(":", 1)}:…)` });
  // Sizes are not written here, and folders of Windows have backslashes.
  const read = target
    .replace(/^((?:mailto|tel):)\s+/i, "$1")
    .replace(/\s+=\d*x\d*$/, "")
    .replaceAll(/\\(?![()])/g, "/");
  if (!written.endsWith(")") || /\s["'“”‘’]/.test(target) || !/[\s(]/.test(target))
    return MARKUP.brokenLink({ written: shown, image, text });
  // The last bracket is that of the link, when one in the name is open.
  const isOpen = !written.endsWith(`${target})`);
  const address = /^tel:/i.test(read)
    ? phoneTarget(read)
    : /[\s(]/.test(read)
      ? `<${nearestTarget(read, image !== "") ?? (isOpen ? read.slice(0, -1) : read)}>`
      : read;
  return MARKUP.spaceInAddress({ written: shown, better: `${image}[${text}](${address})` });
}

/** A number with its country and without blanks, as telephones dial it. */
function phoneTarget(written: string): string {
  const number = written.slice("tel:".length).replaceAll(/[^\d+]/g, "");
  return `tel:${number.replace(/^00/, "+").replace(/^0/, "+46")}`;
}

/** Words with "…" in place of what the parser hid. */
function readableMistake(mistake: Mistake): Mistake {
  return JSON.parse(JSON.stringify(mistake).replaceAll(PLACEHOLDER, "…")) as Mistake;
}
