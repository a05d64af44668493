import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import mammoth from "mammoth";
import Turndown from "turndown";
import { parse, stringify } from "yaml";
import { lintFolder } from "../lint/run.ts";
import { idsOf } from "../markdown/syntax.ts";
import { COMMANDS, STEPS } from "../messages/commands.ts";
import { tagSlug } from "../routes/slugs.ts";
import { calendarDay } from "../schema/calendar-day.ts";
import { formatFindings, UserError } from "../schema/finding.ts";
import type { Localized } from "../schema/localized.ts";
import type { Written } from "./edit-json.ts";

const FOLDER = "src/content/sv/styrdokument";

/** A heading of statutes with the text below it. */
interface Part {
  /** Level in Markdown: 2 of a chapter, 3 of a paragraph, more below. */
  level: number;
  /** `3` or `3.2`; empty below paragraphs. */
  number: string;
  name: string;
  text: string;
}

/** A paragraph of the text before, with the addresses that lead to it. */
type Known = Part & { ids: string[] };

/**
 * Makes a text of statutes out of a Word document: chapters and paragraphs get numbers, paragraphs that were in the
 * text before keep their addresses, and that text stays as the version before. Nothing is changed when the linter
 * finds an error in what was written.
 *
 * @param root folder with `src/content`
 * @param document path of the .docx; its name becomes that of the text
 * @param since day from which the text is in force
 * @throws UserError with what to do instead
 */
export async function importStatutes(
  root: string,
  document: string,
  since: string,
): Promise<Written> {
  if (!calendarDay.safeParse(since).success) throw new UserError(COMMANDS.sinceDay({ since }));
  const { title, introduction, parts, lost } = await readDocument(document);
  const name = tagSlug(basename(document, ".docx"));
  const file = `${FOLDER}/${name}.md`;
  const before = existsSync(join(root, file)) ? readStatutes(join(root, file)) : null;
  if (before && before.since >= since)
    throw new UserError(COMMANDS.sinceEarlier({ since, before: before.since }));
  const replaces = before && `${name}-${before.since}`;
  const fields = {
    title,
    description: `${title}.`,
    ...before?.fields,
    statute: { since, ...(replaces && { replaces }) },
  };
  const texts = [introduction, ...withAddresses(parts, before?.paragraphs ?? [], since)];
  const kept = replaces && `${FOLDER}/${replaces}.md`;
  await mkdir(join(root, dirname(file)), { recursive: true });
  if (kept) renameSync(join(root, file), join(root, kept));
  writeFileSync(
    join(root, file),
    `---\n${stringify(fields)}---\n\n${texts.filter(Boolean).join("\n\n")}\n`,
  );
  const errors = lintFolder(root, process.env).findings.filter(
    (finding) => finding.severity === "error" && finding.file === file,
  );
  if (errors.length > 0) {
    rmSync(join(root, file));
    if (kept) renameSync(join(root, kept), join(root, file));
    throw new UserError(formatFindings(errors, "notChanged"));
  }
  return {
    files: [file, ...(kept ? [kept] : [])],
    next: [...lost, STEPS.statutes({ url: `/styrdokument/${name}` })],
  };
}

/** The text of a Word document, and what it has that a text cannot keep. */
async function readDocument(path: string) {
  if (!path.endsWith(".docx") || !existsSync(path))
    throw new UserError(COMMANDS.noDocument({ path }));
  const result = await mammoth.convertToHtml({ buffer: readFileSync(path) }).catch(() => null);
  if (!result) throw new UserError(COMMANDS.noDocument({ path }));
  const lost = lostIn(result.value);
  const turndown = new Turndown({ headingStyle: "atx", bulletListMarker: "-", emDelimiter: "*" });
  turndown.remove(({ nodeName }) => nodeName === "IMG");
  const [introduction = "", ...rest] = `\n${turndown.turndown(result.value)}`.split(
    /\n(?=#{1,6} )/,
  );
  const headings = rest.map((part) => {
    const [line = "", ...text] = part.split("\n");
    const [, marks = "", name = ""] = /^(#+) (.*)$/.exec(line) ?? [];
    return { level: marks.length, name, text: tidy(text.join("\n")) };
  });
  const own = headings[0]?.level === 1 && headings.filter(({ level }) => level === 1).length === 1;
  const [first] = own ? headings.splice(0, 1) : [];
  if (headings.length === 0) throw new UserError(COMMANDS.noHeadings({ path }));
  return {
    title: plain(first?.name ?? basename(path, ".docx")),
    introduction: tidy([introduction, first?.text].filter(Boolean).join("\n\n")),
    parts: numbered(headings),
    lost,
  };
}

const tidy = (text: string) => text.replaceAll(/\n{3,}/g, "\n\n").trim();
const plain = (text: string) => text.replaceAll(/\\(.)|[*_]/g, "$1").trim();

/** What is counted in the HTML of a document; Word keeps numbers of lists, and so of headings, to itself. */
function lostIn(html: string): Localized[] {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  return [
    [count(/<img/g), STEPS.lostImages] as const,
    [count(/<table/g), STEPS.lostTables] as const,
    [count(/<li id="(?:foot|end)note-/g), STEPS.lostFootnotes] as const,
  ].flatMap(([number, say]) => (number > 0 ? say({ count: number }) : []));
}

/** A number at the beginning of a heading: `Kap. 3`, `3`, `§ 3`, `3.2`, `§ 3.2`, `3.2 §`. */
const NUMBER = /^(?:Kap(?:itel)?\.?\s*)?(?:§\s*)?(\d+)(?:\\?\.(\d+))?(?:\s*§)?[.:)\s\\]*(?=\D|$)/i;

/** Chapters and paragraphs with the numbers that are written, or else counted. */
function numbered(headings: readonly Omit<Part, "number">[]): Part[] {
  const [top = 2, below = 0] = [...new Set(headings.map(({ level }) => level))].sort();
  let [chapter, paragraph] = [0, 0];
  return headings.map(({ level, name, text }) => {
    const [written = "", first, second] = NUMBER.exec(name) ?? [];
    const words = plain(name.slice(written.length));
    if (level === top) {
      chapter = first ? Number(first) : chapter + 1;
      paragraph = 0;
      return { level: 2, number: String(chapter), name: words, text };
    }
    if (level !== below) return { level: level - top + 2, number: "", name: plain(name), text };
    paragraph = Number(second ?? first ?? paragraph + 1);
    return { level: 3, number: `${chapter}.${paragraph}`, name: words, text };
  });
}

/** The parts as Markdown; a paragraph whose words or name were there before keeps the addresses it had. */
function withAddresses(parts: readonly Part[], before: readonly Known[], since: string): string[] {
  const left = new Set(before);
  const known = new Map<Part, Known>();
  const same = [
    (a: Part, b: Part) => a.name === b.name && a.text === b.text,
    (a: Part, b: Part) => a.text !== "" && a.text === b.text,
    (a: Part, b: Part) => a.name !== "" && a.name === b.name,
  ];
  for (const isSame of same) {
    for (const part of parts.filter((one) => one.level === 3 && !known.has(one))) {
      const old = [...left].find((one) => isSame(part, one));
      if (!old) continue;
      known.set(part, old);
      left.delete(old);
    }
  }
  const taken = new Set([...known.values()].flatMap(({ ids }) => ids));
  return parts.map((part) => {
    const { level, number, name, text } = part;
    const isTaken = level === 3 && taken.has(number);
    const ids = known.get(part)?.ids ?? (isTaken ? [`${number}-${since.slice(0, 4)}`] : []);
    const addresses = ids.length > 1 || (ids[0] ?? number) !== number;
    const words = [level === 3 ? `§ ${number}` : number, name].filter(Boolean).join(" ");
    const heading = addresses ? `${words} {${ids.map((id) => `#${id}`).join(" ")}}` : words;
    return [`${"#".repeat(level)} ${heading}`, text].filter(Boolean).join("\n\n");
  });
}

/** Front matter and paragraphs of a text of statutes. */
function readStatutes(file: string) {
  const [, head = "", body = ""] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, "utf8").replaceAll("\r\n", "\n")) ?? [];
  const fields = parse(head) as { statute?: { since?: string } };
  const paragraphs = body.split(/^(?=#{1,6} )/m).flatMap((part): Known[] => {
    const [line = "", ...text] = part.split("\n");
    const [, number = "", rest = ""] = /^### § ?(\d+\.\d+)\s*(.*)$/.exec(line) ?? [];
    if (!number) return [];
    const name = rest.replace(/\s*\{#.*\}$/, "");
    return [{ level: 3, number, name, text: tidy(text.join("\n")), ids: idsOf(line.slice(4)) }];
  });
  return { fields, since: fields.statute?.since ?? "", paragraphs };
}
