import type { Token } from "markdown-it";
import { firstLine } from "../../markdown/source-places.ts";
import { BOXES, EXPLICIT_ID } from "../../markdown/syntax.ts";
import { type Finding, type Mistake, shortened } from "../../schema/finding.ts";
import { linkMistake } from "../../schema/link-target.ts";
import { HTML_TAG, htmlAdvice } from "./html-advice.ts";
import { lineOf, type ParsedText, PLACEHOLDER } from "./parsed-text.ts";

const TASK = /^\[[ xX]\]\s+/;
const HARD_SPACE = "[\\u00a0\\u2000-\\u200b\\u202f\\u3000]";

/** What is an address and no remark: it begins like one, or ends like a host or a file. */
const ADDRESS =
  "(?:[a-z][a-z.+-]*:|/|#|www\\.|\\.{1,2}/)[^\\s)\\]]*|[^\\s)\\]]+\\.(?:se|nu|com|org|net|md|pdf|html|jpg|png)";

type MarkupFinding = Mistake & Partial<Pick<Finding, "severity">>;

interface Pattern {
  /** What readers would see; global, and `m` where it begins a line. */
  shown: RegExp;
  /** @returns undefined where it is text after all */
  describe(match: RegExpExecArray, context: Context): MarkupFinding | undefined;
}

interface Context extends RawMarkupOptions {
  /** The trimmed line of the source. */
  line: string;
  /** Names of HTML elements that were reported already. */
  reported: Set<string>;
}

interface RawMarkupOptions {
  /** Names of the data blocks. */
  blockNames: readonly string[];
  /** The page or image that an address was probably meant for. */
  nearestTarget(target: string, isImage: boolean): string | null;
}

const warning = (problem: string, fix: string | null): MarkupFinding => ({
  severity: "warning",
  problem,
  fix,
});

/** The line with a piece of it replaced; the piece alone where the line holds it in another form. */
const corrected = ({ line }: Context, from: string, to: string) =>
  `Write:  ${line.includes(from) ? line.replace(from, () => to) : to}`;

/** Lines that look like a list and are none; the first group is what each line begins with. */
const NO_LISTS = [
  /^([•·◦▪‣]\s*)(?:[^\n]*\n[•·◦▪‣])*/gm,
  // One line may begin with a dash; several are a list.
  /(?<=^|\n)(-)\p{L}(?:[^\n]*\n-\p{L})+/gu,
  // What word processors paste: each line begins with a dash, "o" or a letter and a bracket.
  /^((?:[–—o]|[a-h]\))[ \t])[^\n]*(?:\n(?:[–—o]|[a-h]\))[ \t][^\n]*)+/gm,
  /^(\*|\d+[.)])(?=\p{L}[^*\n]*$)/gmu,
  // Task lists.
  /^([-*]?)(?=\[[ xX]\][ \t])/gm,
];

/** What the lines of a list begin with. */
const listMark = (written: string) => (/^\d/.test(written) ? `${written} ` : "- ");

const PATTERNS: readonly Pattern[] = [
  {
    shown: /<!--[\s\S]*?(?:-->|$)/g,
    describe: ([comment]) => ({
      problem: `Readers would see the comment "${shortened(comment)}".`,
      fix: comment.endsWith("-->")
        ? "Put it on a line of its own, with nothing before or after it."
        : "Close it with  -->",
    }),
  },
  {
    shown: HTML_TAG,
    describe([tag, long, short], { reported }) {
      const name = (long ?? short ?? "").toLowerCase();
      // The end tag is reported with the start tag.
      if (tag.startsWith("</") && reported.has(name)) return undefined;
      reported.add(name);
      return {
        problem: `Readers would see "${shortened(tag)}": texts are written in Markdown, not in HTML.`,
        fix: htmlAdvice(name),
      };
    },
  },
  {
    shown: /(!?)(?:\[([^\]\n]*))?\]\(([^\n]*?)(?:\)|$)/gm,
    describe: ([written, image = "", text = "text", target = ""], { nearestTarget }) =>
      brokenLink(written, { image, text, target: target.trim() }, nearestTarget),
  },
  {
    shown: /\[[^[\]\n]*\p{L}[^[\]\n]*\]\[[^[\]\n]*\p{L}[^[\]\n]*\]/gu,
    describe: ([link]) =>
      warning(
        `Readers would see "${shortened(link)}": no line of the text gives the address of the link.`,
        "Write:  [text](address)",
      ),
  },
  {
    shown: new RegExp(
      `\\(([^()\\n]+)\\)\\[(${ADDRESS})\\]|\\[([^\\]\\n]+)\\][ \\u00a0]+\\((${ADDRESS})\\)`,
      "gi",
    ),
    describe: ([written, before, address, inside, target], context) => ({
      problem: `${written} is not a link: its text is in square brackets, and its address directly after it in round ones.`,
      fix: corrected(context, written, `[${before ?? inside}](${address ?? target})`),
    }),
  },
  {
    shown: /\b[htps]{3,8}:\/{1,3}(?=[\w-]+\.[a-z]{2})\S*/gi,
    describe: ([address]) => linkMistake(address) ?? undefined,
  },
  {
    shown: /\[\[[^\]\n]*\]{0,2}/g,
    describe: ([written]) =>
      warning(
        `Readers would see "${shortened(written)}": the glossary is linked to by one word.`,
        "Write  [[word]]  or, for another form,  [[word|words]]",
      ),
  },
  {
    shown: /\[\^([^\]\s]*)\]?/g,
    describe: ([note, name]) => ({
      problem: note.endsWith("]")
        ? `The footnote ${note} has no text.`
        : `Readers would see "${note}": the name of a footnote is one word, in brackets.`,
      fix: `Write it on a line of its own:  [^${name || "1"}]: The text.`,
    }),
  },
  {
    shown: /:{3,}/g,
    describe: ([signs], { line }) => ({
      problem: `Readers would see "${signs}" of "${shortened(line)}".`,
      fix: "Put the colons of a box on a line of their own, with nothing before them.",
    }),
  },
  {
    shown: /^::(?=[ \t]*(\p{L}[\p{L}-]*|$))/gmu,
    describe([signs, name = ""], { blockNames, line }) {
      if (![...BOXES, ...blockNames, ""].includes(name)) return undefined;
      return warning(
        `"${shortened(line)}" has two colons; a directive has three.`,
        `Write:  ${line.replace(signs, ":::")}`,
      );
    },
  },
  {
    shown: new RegExp(`^(#{1,6}|[-*+]|\\d+[.)])(${HARD_SPACE}\\s*)`, "gm"),
    describe: ([written, mark = ""], { line }) =>
      warning(
        `"${shortened(line)}" is not ${mark.startsWith("#") ? "a heading" : "a list item"}: the space after ${mark} is a no-break space.`,
        `Delete the space and type it again:  ${line.replace(written, `${mark} `)}`,
      ),
  },
  {
    shown: /^#{2,}(?=[^\s#])/gm,
    describe: ([marks], { line }) =>
      warning(
        `"${shortened(line)}" is not a heading: there is no space after ${marks}.`,
        `Write:  ${line.replace(marks, `${marks.slice(0, 6)} `)}`,
      ),
  },
  ...NO_LISTS.map(
    (shown): Pattern => ({
      shown,
      describe: ([, mark = ""], { line }) =>
        warning(
          `"${shortened(line)}" is not a list item.`,
          `Write, and begin the other lines like that:  ${line.replace(mark, listMark(mark))}`,
        ),
    }),
  ),
  {
    shown: /^(?:!!!|\[!)[ \t]*(\w+)[^\n]*/gm,
    describe: ([written, name = ""]) =>
      warning(
        `Readers would see "${shortened(written)}": boxes are written in another way here.`,
        `Write  ::: ${BOXES.find((box) => box === name.toLowerCase()) ?? "note"}  above the text and  :::  below it.`,
      ),
  },
  {
    // Private-use and invisible characters, and marks of other programs.
    shown:
      /[\uE000-\uF8FF\u200B\u2060\uFEFF]|【[^】\n]*】|:contentReference\S*|\{\{[<%].*?[%>]\}\}|\{[.:#][\w-]+\}|\$\$/g,
    describe([written], { line }) {
      const code = (written.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
      const isChar = written.length === 1;
      return warning(
        isChar
          ? `"${shortened(line)}" contains a character that was pasted from another program (U+${code}).`
          : `Readers would see "${shortened(written)}": it has no meaning here.`,
        "Remove it.",
      );
    },
  },
  {
    shown: /^[^\n|]*\S\t+\S[^\n]*(?:\n[^\n]*\t[^\n]*)*/gm,
    describe: ([lines]) =>
      warning(
        `"${shortened(lines.replaceAll(/\s+/g, " "))}" is pasted from a spreadsheet, and readers would see one line.`,
        "Write a table: put  |  between the cells, and  | --- | --- |  below the first row.",
      ),
  },
  {
    shown: /^\|[^\n]*\|[ \t]*(?:\n\|?[^\n]*)*/gm,
    describe([table]) {
      const [head = ""] = table.split("\n");
      return warning(
        `"${shortened(head)}" is not the head of a table: the line below it has no dashes for each column.`,
        `Write below it:  |${" --- |".repeat(head.split("|").length - 2)}`,
      );
    },
  },
  {
    shown: /(?<![*~])(\*{2,3}|~~)(?!\s*\1)([^\n*~]+)\1/g,
    describe: ([written, mark = "", words = ""], context) =>
      warning(
        `Readers would see "${shortened(written)}": there is a space or a letter beside ${mark} where none belongs.`,
        corrected(context, written, `${mark}${words.trim()}${mark}`),
      ),
  },
  {
    shown: /(?<![*\p{L}\p{N}])\*{2,3}(?=[^\s*])|~~(?=\S)|(?<![_\p{L}\p{N}])__(?=[\p{L}\p{N}])/gu,
    describe: ([mark], { line }) =>
      warning(
        `Readers would see "${mark}" of "${shortened(line)}": it is not closed.`,
        `Write:  ${line}${mark}`,
      ),
  },
  {
    shown: /\*{2,}|~~|`+|(?<=[\p{L}\p{N}.!?])__(?![_\p{L}\p{N}])/gu,
    describe: ([mark], { line }) =>
      warning(
        `Readers would see "${mark}" of "${shortened(line)}": nothing opens or closes it.`,
        `Write it before and after the words, or for the character itself:  ${mark.replaceAll(/./g, "\\$&")}`,
      ),
  },
];

/**
 * Reports markup that readers would see as it is written. The parser has taken what it knows; what
 * still looks like markup was meant as some.
 */
export function checkRawMarkup(text: ParsedText, options: RawMarkupOptions): void {
  const reported = new Set<string>();
  for (const [index, block] of text.tokens.entries()) {
    if (block.type !== "inline") continue;
    checkFormula(block, text);
    const isHeading = text.tokens[index - 1]?.type === "heading_open";
    let shown = text.shown(block);
    if (isHeading && block.level === 1) shown = shown.replace(EXPLICIT_ID, "");
    // The box of a task list.
    if (text.tokens[index - 2]?.type === "list_item_open") shown = shown.replace(TASK, "");
    checkShown(shown, block, text, { ...options, reported });
  }
}

/** A backslash before a bracket is not shown, so `\\(x\\)` of LaTeX would lose what it means. */
function checkFormula(block: Token, { warn }: ParsedText): void {
  const [formula] = /\\\([^\n]+?\\\)/.exec(block.content.replaceAll(/`[^`]*`/g, "")) ?? [];
  if (!formula) return;
  const problem = `"${shortened(formula)}" is a formula in LaTeX, which is not supported.`;
  warn(lineOf(block), problem, "Write it in words and signs such as  x²  or show it as a picture.");
}

function checkShown(
  shownText: string,
  block: Token,
  { lines, source, report }: ParsedText,
  context: Omit<Context, "line">,
): void {
  const start = firstLine(block, source);
  let text = shownText;
  for (const { shown, describe } of PATTERNS) {
    for (const match of [...text.matchAll(shown)]) {
      const index = lineIndex(text, match.index, lines, start);
      const line = lines[index]?.trim() ?? "";
      const finding = describe(match, { ...context, line });
      if (!finding) continue;
      const [problem, fix] = [finding.problem, finding.fix].map((words) =>
        words?.replaceAll(PLACEHOLDER, "…"),
      );
      report(index + 1, problem ?? "", fix ?? null, finding.severity);
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

function brokenLink(
  written: string,
  { image, text, target }: { image: string; text: string; target: string },
  nearestTarget: RawMarkupOptions["nearestTarget"],
): MarkupFinding {
  const problem = `Readers would see ${shortened(written)}`;
  if (!written.endsWith(")") || /\s["'“”‘’]/.test(target) || !/\s/.test(target)) {
    return {
      problem: `${problem}: it cannot be read as ${image ? "an image" : "a link"}.`,
      fix: `Write:  ${image}[${text}](address)  or  ${image}[${text}](address "caption")  with straight quotation marks.`,
    };
  }
  const address = nearestTarget(target, image !== "") ?? target;
  return {
    problem: `${problem}: the address contains a space.`,
    fix: `Write:  ${image}[${text}](<${address}>)`,
  };
}
