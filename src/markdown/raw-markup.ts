import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { Problem } from "../schema/finding.ts";
import { CONTAINER_NAMES } from "./containers.ts";
import { type Environment, environmentOf } from "./environment.ts";
import { EXPLICIT_ID } from "./headings.ts";
import { HTML_TAG, htmlAdvice } from "./html-advice.ts";
import { misspelledScheme } from "./link-schemes.ts";
import { firstLine } from "./source-places.ts";

/** Stands for what is no text of the editor's, or was marked as text: code, pictures, `\*`, `&lt;`. */
const OTHER = "\uFFFC";
/** Without one of these there is no markup. */
const SIGNS = /[[\]*_`~<>{|#•]|:\/|;\/\/|::|^\s*(?:[-+]|\d+[.)])[^ \t\d]|\bfrom\b/m;
const HARD_BLANK = "[\\u00a0\\u2000-\\u200b\\u202f\\u3000]";

interface Slip {
  severity?: Problem["severity"];
  problem: string;
  fix: string | null;
}

interface Pattern {
  /** What readers would see; global, and `m` where it begins a line. */
  shown: RegExp;
  /** @returns undefined where it is text after all */
  tell(match: RegExpExecArray, context: Context): Slip | undefined;
}

interface Context {
  env: Environment;
  /** The line of the source, without blanks at its ends. */
  line: string;
  /** Names of elements of HTML that were told of this text. */
  told: Set<string>;
}

const warning = (problem: string, fix: string | null): Slip => ({
  severity: "warning",
  problem,
  fix,
});

/** The line with a piece of it replaced; the piece alone where the line holds it in another form. */
const corrected = ({ line }: Context, from: string, to: string) =>
  `Write:  ${line.includes(from) ? line.replace(from, () => to) : to}`;

const PATTERNS: readonly Pattern[] = [
  {
    shown: /<!--[\s\S]*?(?:-->|$)/g,
    tell: ([comment]) => ({
      problem: `Readers would see the comment "${shortened(comment)}".`,
      fix: comment.endsWith("-->")
        ? "Put it on a line of its own, with nothing before or after it."
        : "Close it with  -->",
    }),
  },
  {
    shown: HTML_TAG,
    tell([tag, long, short], { told }) {
      const name = (long ?? short ?? "").toLowerCase();
      // Its end is told with its beginning.
      if (tag.startsWith("</") && told.has(name)) return undefined;
      told.add(name);
      return {
        problem: `Readers would see "${shortened(tag)}": texts are written in Markdown, not in HTML.`,
        fix: htmlAdvice(name),
      };
    },
  },
  {
    shown: /^(?:import\s.*\sfrom\s+["'].*["'];?|export\s+(?:const|default|function)\s.*)$/gm,
    tell: ([code]) => ({
      problem: `Readers would see "${shortened(code)}": texts hold no code of their own.`,
      fix: "Remove the line.",
    }),
  },
  {
    shown: /(!?)\[([^\]\n]*)\]\(([^\n]*?)\)/g,
    tell: ([written, image = "", text = "", target = ""], { env }) =>
      brokenLink(written, { image, text, target }, env),
  },
  {
    shown: /\]\(/g,
    tell: (_match, { line }) => ({
      problem: `Readers would see "](" of "${shortened(line)}": the link cannot be read.`,
      fix: "Write:  [text](address)",
    }),
  },
  {
    shown: /\[[^[\]\n]*\p{L}[^[\]\n]*\]\[[^[\]\n]*\p{L}[^[\]\n]*\]/gu,
    tell: ([link]) =>
      warning(
        `Readers would see "${shortened(link)}": no line of the text gives the address of the link.`,
        "Write:  [text](address)",
      ),
  },
  {
    shown:
      /\(([^()\n]+)\)\[((?:[a-z][a-z.+-]*:|\/|#|www\.|\.{1,2}\/)[^\]\s]*|[^\]\s]+\.(?:se|nu|com|org|net|md|pdf|html))\]/gi,
    tell: ([written, text, target], context) => ({
      problem: `The brackets of the link ${written} are the wrong way round.`,
      fix: corrected(context, written, `[${text}](${target})`),
    }),
  },
  {
    shown:
      /\[([^\]\n]+)\][ \u00a0]+\(((?:[a-z][a-z.+-]*:|\/|#|www\.|\.{1,2}\/)[^)\s]*|[^)\s]+\.(?:se|nu|com|org|net|md|pdf|html|jpg|png))\)/gi,
    tell: ([written, text, target], context) => ({
      problem: `There is a blank between the brackets of the link ${written}.`,
      fix: corrected(context, written, `[${text}](${target})`),
    }),
  },
  {
    shown: /\b[a-z]{2,8}(?::\/{1,3}|;\/\/|\/\/)(?=[\w-]+\.[a-z]{2})\S*/gi,
    tell([address], context) {
      const right = misspelledScheme(address);
      if (!right) return undefined;
      return {
        problem: `The address "${address}" leads nowhere.`,
        fix: corrected(context, address, right),
      };
    },
  },
  {
    shown: /\[\^([^\]\s]*)\]?/g,
    tell: ([note, name]) => ({
      problem: note.endsWith("]")
        ? `The footnote ${note} has no text.`
        : `Readers would see "${note}": the name of a footnote is one word, in brackets.`,
      fix: `Write it on a line of its own:  [^${name || "1"}]: The text.`,
    }),
  },
  {
    shown: /:{3,}/g,
    tell: ([signs], { line }) => ({
      problem: `Readers would see "${signs}" of "${shortened(line)}".`,
      fix: "What begins or ends a box stands on a line of its own, with nothing before it.",
    }),
  },
  {
    shown: /^::(?=[ \t]*(\p{L}[\p{L}-]*|$))/gmu,
    tell([signs, name = ""], { env, line }) {
      if (![...CONTAINER_NAMES, ...env.blockNames, ""].includes(name)) return undefined;
      return warning(
        `"${shortened(line)}" has two colons; a directive has three.`,
        `Write:  ${line.replace(signs, ":::")}`,
      );
    },
  },
  {
    shown: new RegExp(`^(#{1,6}|[-*+]|\\d+[.)])(${HARD_BLANK}\\s*)`, "gm"),
    tell: ([written, mark = ""], { line }) =>
      warning(
        `"${shortened(line)}" is no ${mark.startsWith("#") ? "heading" : "item of a list"}: the blank after ${mark} is a no-break space.`,
        `Delete the blank and type it anew:  ${line.replace(written, `${mark} `)}`,
      ),
  },
  {
    shown: /^#{2,}(?=[^\s#])/gm,
    tell: ([marks], { line }) =>
      warning(
        `"${shortened(line)}" is no heading: there is no blank after ${marks}.`,
        `Write:  ${line.replace(marks, `${marks.slice(0, 6)} `)}`,
      ),
  },
  {
    shown: /^#{7,}(?=\s)/gm,
    tell: ([marks], { line }) =>
      warning("A heading has at most six #.", `Write:  ${line.replace(marks, "##")}`),
  },
  {
    shown: /^[•·◦▪‣](?:[^\n]*\n[•·◦▪‣])*/gm,
    tell: (_match, { line }) =>
      warning(
        `"${shortened(line)}" is no item of a list.`,
        `Write, and begin the other lines like that:  ${line.replace(/[•·◦▪‣]\s*/, "- ")}`,
      ),
  },
  {
    // One line may begin with a dash; several are a list.
    shown: /(?<=^|\n)-\p{L}(?:[^\n]*\n-\p{L})+/gu,
    tell: (_match, { line }) =>
      warning(
        `"${shortened(line)}" is no item of a list: there is no blank after the hyphen.`,
        `Write, and begin the other lines like that:  ${line.replace("-", "- ")}`,
      ),
  },
  {
    shown: /^\[[ xX]\](?=[ \t])/gm,
    tell: ([box], { line }) =>
      warning(
        `"${shortened(line)}" is no item of a list.`,
        `Write:  ${line.replace(box, `- ${box}`)}`,
      ),
  },
  {
    shown: /^\|[^\n]*\|[ \t]*(?:\n\|?[^\n]*)*/gm,
    tell: ([lines]) => tableWithoutRule(lines),
  },
  {
    shown: /\{#[^\s}]+\}/g,
    tell: ([id]) =>
      warning(
        `Readers would see "${id}".`,
        "An id stands at the end of a heading that is part of no list, quotation or box.",
      ),
  },
  {
    shown: /(?<![*~])(\*{2,3}|~~)(?!\s*\1)([^\n*~]+)\1/g,
    tell: ([written, mark = "", words = ""], context) =>
      warning(
        `Readers would see "${shortened(written)}": there is a blank or a letter beside ${mark} where none belongs.`,
        corrected(context, written, `${mark}${words.trim()}${mark}`),
      ),
  },
  {
    shown: /(?<![*\p{L}\p{N}])\*{2,3}(?=[^\s*])|~~(?=\S)|(?<![_\p{L}\p{N}])__(?=[\p{L}\p{N}])/gu,
    tell: ([mark], { line }) =>
      warning(
        `Readers would see "${mark}" of "${shortened(line)}": it is not closed.`,
        `Write:  ${line}${mark}`,
      ),
  },
  {
    shown: /\*{2,}|~~|(?<=[\p{L}\p{N}.!?])__(?![_\p{L}\p{N}])/gu,
    tell: ([mark], { line }) =>
      warning(
        `Readers would see "${mark}" of "${shortened(line)}": nothing opens it.`,
        `Write it before the first word too, or for the sign itself:  ${mark.replaceAll(/./g, "\\$&")}`,
      ),
  },
  {
    shown: /`+/g,
    tell: ([mark], { line }) =>
      warning(
        `Readers would see "${mark}" of "${shortened(line)}".`,
        "Code begins and ends with as many backticks:  `code`",
      ),
  },
];

/**
 * Tells of markup that readers would see as it is written. The parser has taken what it knows; what
 * still looks like markup was meant as some.
 */
export function rawMarkup(md: MarkdownIt): void {
  // Afterwards `\*` can no longer be told from `*`.
  md.core.ruler.before("text_join", "raw_markup", (state) => {
    const told = new Set<string>();
    for (const [index, block] of state.tokens.entries()) {
      if (block.type !== "inline" || !block.children || !SIGNS.test(block.content)) continue;
      const isHeading = state.tokens[index - 1]?.type === "heading_open";
      check(block, { isHeading, told }, state);
    }
  });
}

function check(
  block: Token,
  { isHeading, told }: { isHeading: boolean; told: Set<string> },
  state: StateCore,
): void {
  let text = shownText(block.children ?? []);
  if (isHeading && block.level === 1) text = text.replace(EXPLICIT_ID, "");
  if (!SIGNS.test(text)) return;
  const env = environmentOf(state);
  const lines = state.src.split("\n");
  const start = firstLine(block, state.src);
  for (const { shown, tell } of PATTERNS) {
    for (const match of [...text.matchAll(shown)]) {
      const index = lineOf(text, match.index, lines, start);
      const line = lines[index]?.trim() ?? "";
      const slip = tell(match, { env, line, told });
      if (!slip) continue;
      const [problem, fix] = [slip.problem, slip.fix].map((words) => words?.replaceAll(OTHER, "…"));
      env.report(index + 1, problem ?? "", fix ?? null, slip.severity);
      // Told once: other patterns see blanks there.
      const blanks = match[0].replaceAll(/[^\n]/g, " ");
      text = text.slice(0, match.index) + blanks + text.slice(match.index + blanks.length);
    }
  }
}

/** Text as readers see it, with a sign in the place of all that is right. */
function shownText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, nesting, content }) => {
      if (type === "text") return content;
      if (type === "softbreak" || type === "hardbreak") return "\n";
      return nesting === 0 ? OTHER : "";
    })
    .join("");
}

/** Index of the line in which the text at an offset stands; code and targets may hide line breaks. */
function lineOf(text: string, offset: number, lines: readonly string[], start: number): number {
  const expected = start + text.slice(0, offset).split("\n").length - 1;
  const [piece = ""] = /^[^\n\uFFFC]{1,20}/.exec(text.slice(offset)) ?? [];
  const found = lines.findIndex((line, index) => index >= expected && line.includes(piece));
  return found < 0 ? expected : found;
}

function brokenLink(
  written: string,
  { image, text, target }: { image: string; text: string; target: string },
  env: Environment,
): Slip {
  const scheme = /^\s*(javascript|vbscript|data|file):/i.exec(target)?.[1];
  if (scheme) {
    return {
      problem: `Readers would see ${shortened(written)}: a link cannot begin with "${scheme}:".`,
      fix: "Link to a page or a file of this site, or to an address that begins with https://",
    };
  }
  const problem = `Readers would see ${shortened(written)}`;
  if (/\s["'“”‘’]/.test(target) || !/\s/.test(target.trim())) {
    return {
      problem: `${problem}: it cannot be read as ${image ? "an image" : "a link"}.`,
      fix: `Write:  ${image}[${text}](address)  or  ${image}[${text}](address "caption")  with straight quotation marks.`,
    };
  }
  const renamed = target.trim().replaceAll(/\s+/g, "-");
  const meant = env.nearestTarget?.(target.trim(), image !== "");
  return {
    problem: `${problem}: the address holds a blank.`,
    fix: meant
      ? `Write:  ${image}[${text}](${/\s/.test(meant) ? `<${meant}>` : meant})`
      : `Write:  ${image}[${text}](<${target.trim()}>)  or rename the file and write  ${image}[${text}](${renamed})`,
  };
}

function tableWithoutRule(lines: string): Slip {
  const [head = "", second = ""] = lines.split("\n");
  const columns = cellsOf(head);
  const rule = `|${" --- |".repeat(columns)}`;
  const hasRule = /^[\s|:-]+$/.test(second) && second.includes("-");
  return warning(
    hasRule
      ? `"${shortened(head)}" has ${columns} columns, but the line below has ${cellsOf(second)}, so this is no table.`
      : `"${shortened(head)}" is no table: the line below its head is missing.`,
    `${hasRule ? "Write" : "Write below the first line"}:  ${rule}`,
  );
}

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|").length;

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};
