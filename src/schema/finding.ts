import { COMMANDS } from "../messages/commands.ts";
import { type Languages, type Mistake, messageLanguages, wordsIn } from "../messages/message.ts";
import type { Localized } from "./localized.ts";

export type { Mistake } from "../messages/message.ts";

/** A mistake in the sources, worded for the person who can correct it (CONF-1). */
export interface Finding extends Mistake {
  /** An error stops the build. */
  severity: "error" | "warning";
  /** Path relative to the project. */
  file: string;
  /** 1-based; null when the finding is about the file as a whole. */
  line: number | null;
  column?: number;
  /** Place inside a data file or front matter, for the name of the field in a form. */
  path?: readonly (string | number)[];
}

/** A finding inside a file that the caller knows. */
export type FileFinding = Omit<Finding, "file" | "severity"> & { severity?: Finding["severity"] };

/** Adds the file; a finding without severity is an error. */
export function findingIn(file: string, { severity = "error", ...finding }: FileFinding): Finding {
  return { severity, file, ...finding };
}

/** A finding about a file as a whole that stops the build. */
export function errorAbout(file: string, mistake: Mistake): Finding {
  return { severity: "error", file, line: null, ...mistake };
}

/** A finding about a file as a whole that does not stop the build. */
export function warningAbout(file: string, mistake: Mistake): Finding {
  return { severity: "warning", file, line: null, ...mistake };
}

/** The line of a text at an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** A value in a message: long ones are cut. */
export function shortened(text: string, length = 60): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Path, line and column in the form that editors and terminals make clickable. */
export function formatPlace({
  file,
  line,
  column,
}: Pick<Finding, "file" | "line" | "column">): string {
  return [file, line, line === null ? undefined : column].filter((part) => part != null).join(":");
}

/** Findings sorted by place; of several with the same words and place only the last. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const distinct = new Map(
    findings.map((finding) => [`${formatPlace(finding)} ${finding.problem}`, finding]),
  );
  return [...distinct.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Findings of a kind in a file; who has corrected these sees the others. */
export const MOST_OF_A_KIND = 50;

/** Number of findings that are printed in full; correcting them reveals the others. */
const IN_FULL = 20;
/** Number of other files that are named. */
const NAMED = 50;

/**
 * All findings as text: sorted by place, each with its problem and what to write; one closing line. Of more
 * than 20 the others are only counted, in 50 files.
 *
 * @param consequence what follows, e.g. "Nothing was published."
 */
export function formatFindings(
  findings: readonly Finding[],
  consequence: Consequence,
  languages: Languages = printedLanguages(),
): string {
  const sorted = inOrder(findings);
  const texts = sorted
    .slice(0, IN_FULL)
    .map((finding) => [formatPlace(finding), ...linesOf(finding, languages)].join("\n"));
  const others = Map.groupBy(sorted.slice(IN_FULL), ({ file }) => file);
  if (others.size > 0) {
    const more = languages.map((language) => MORE[language]).join(" / ");
    const counts = [...others].map(([file, { length }]) => `  ${file}: ${length}`);
    const unnamed = counts.splice(NAMED).length;
    if (unnamed > 0)
      counts.push(`  … ${languages.map((language) => UNNAMED[language](unnamed)).join(" / ")}`);
    texts.push([`${more}:`, ...counts].join("\n"));
  }
  const files = new Set(sorted.map((finding) => finding.file)).size;
  const closing = languages.map(
    (language) =>
      `${COUNTED[language](sorted.length, files)} ${CONSEQUENCES[consequence][language]}`,
  );
  return [...texts, closing.join("\n").trim()].join("\n\n");
}

/** Those of the command that prints; there is no process in a browser. */
function printedLanguages(): Languages {
  const { process } = globalThis as {
    process?: { env: Readonly<Record<string, string | undefined>> };
  };
  return messageLanguages(process?.env ?? {});
}

/** The words of a finding, indented. */
const linesOf = (finding: Mistake, languages: Languages) =>
  sentences(finding, languages).map((line) => `  ${line.replaceAll("\n", "\n  ")}`);

/** Errors of esbuild and React have only English words. */
function sentences(mistake: Mistake, languages: Languages): string[] {
  const lines = languages.flatMap((language) => {
    const { problem, fix } = wordsIn(mistake, language);
    return [problem, ...(fix ? [fix] : [])];
  });
  return [...new Set(lines)];
}

/** A piece of a message in the languages of the command. */
export const printed = (piece: Localized) =>
  [...new Set(printedLanguages().map((language) => piece[language]))].join(" / ");

const UNNAMED = {
  sv: (files: number) => `${files} ${files === 1 ? "fil" : "filer"} till`,
  en: (files: number) => `${files} more ${files === 1 ? "file" : "files"}`,
};

const MORE = { sv: "Fler", en: "More" };

const COUNTED = {
  sv: (count: number, files: number) =>
    `${count} ${count === 1 ? "anmärkning" : "anmärkningar"} i ${files} ${files === 1 ? "fil" : "filer"}.`,
  en: (count: number, files: number) =>
    `${count} ${count === 1 ? "finding" : "findings"} in ${files} ${files === 1 ? "file" : "files"}.`,
};

/** What findings lead to. */
const CONSEQUENCES = {
  none: { sv: "", en: "" },
  notPublished: { sv: "Inget har publicerats.", en: "Nothing was published." },
  notChanged: { sv: "Inget har ändrats.", en: "Nothing was changed." },
  first: { sv: "Rätta det här först.", en: "Correct this first." },
  stops: { sv: "Fel stoppar bygget.", en: "Errors stop the build." },
  warnings: { sv: "Varningar stoppar inte bygget.", en: "Warnings do not stop the build." },
} as const;
export type Consequence = keyof typeof CONSEQUENCES;

/** An error of code, with the name of what it was to render: a text, a block of a text, an island. */
export class RenderError extends Error {
  override readonly name = "RenderError";
  /** What has been thrown at first. */
  readonly origin: unknown;
  readonly place: Pick<Finding, "file" | "line"> | undefined;
  readonly mistake: Mistake;

  /**
   * @param what `The island "navbar"`
   * @param cause what its code has thrown
   * @param place in a text; absent where no text asks for it
   */
  constructor(what: Localized, cause: unknown, place?: Pick<Finding, "file" | "line">) {
    const mistake = COMMANDS.cannotRender({ what, reason: reasonOf(cause), fix: null });
    super(mistake.problem, { cause });
    this.mistake = mistake;
    this.place = place;
    this.origin = cause instanceof RenderError ? cause.origin : cause;
  }
}

function reasonOf(cause: unknown): Localized | string {
  if (!(cause instanceof RenderError)) return String(cause);
  const { problem, sv: [swedish = problem] = [] } = cause.mistake;
  return { en: problem, sv: swedish };
}

/** Stops a command; its message is all that the user needs, so Eleventy prints no stack trace. */
export class UserError extends Error {
  override readonly name = "UserError";
  readonly skipOriginalStack = true;
  readonly __errorAlreadyLogged = true;

  /** @param usage how the command is written, if that helps */
  constructor(
    message: string | Mistake,
    { usage, ...options }: ErrorOptions & { usage?: string } = {},
  ) {
    const lines = typeof message === "string" ? [message] : sentences(message, printedLanguages());
    super([lines.join("\n"), ...(usage ? [usage] : [])].join("\n\n"), options);
  }
}
