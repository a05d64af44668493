/** A mistake in the sources, worded for the person who can correct it (CONF-1). */
export interface Finding {
  /** An error stops the build. */
  severity: "error" | "warning";
  /** Path relative to the project. */
  file: string;
  /** 1-based; null when the finding is about the file as a whole. */
  line: number | null;
  column?: number;
  /** What is wrong. */
  problem: string;
  /** What to write instead. */
  fix: string | null;
}

/** What is wrong, and what to write instead. */
export type Mistake = Pick<Finding, "problem" | "fix">;

/** A finding inside a file that the caller knows. */
export type FileFinding = Omit<Finding, "file" | "severity"> & { severity?: Finding["severity"] };

/** Adds the file; a finding without severity is an error. */
export function findingIn(file: string, { severity = "error", ...finding }: FileFinding): Finding {
  return { severity, file, ...finding };
}

/** A finding about a file as a whole that stops the build. */
export function errorAbout(file: string, problem: string, fix: string | null): Finding {
  return { severity: "error", file, line: null, problem, fix };
}

/** A finding about a file as a whole that does not stop the build. */
export function warningAbout(file: string, problem: string, fix: string | null): Finding {
  return { severity: "warning", file, line: null, problem, fix };
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

/** Number of findings that are printed in full; correcting them reveals the others. */
const IN_FULL = 20;

/**
 * All findings as text: sorted by place, two indented lines each, one closing line. Of more than 20 the
 * others are only counted.
 *
 * @param consequence the closing words, e.g. "Nothing was published."
 */
export function formatFindings(findings: readonly Finding[], consequence: string): string {
  const sorted = inOrder(findings);
  const texts = sorted
    .slice(0, IN_FULL)
    .map(({ problem, fix, ...place }) =>
      [formatPlace(place), `  ${problem}`, ...(fix ? [`  ${fix}`] : [])].join("\n"),
    );
  const others = Map.groupBy(sorted.slice(IN_FULL), ({ file }) => file);
  if (others.size > 0)
    texts.push(
      ["More:", ...[...others].map(([file, { length }]) => `  ${file}: ${length}`)].join("\n"),
    );
  const files = new Set(sorted.map((finding) => finding.file)).size;
  return [
    ...texts,
    `${counted(sorted.length, "finding")} in ${counted(files, "file")}. ${consequence}`,
  ].join("\n\n");
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** An error of code, with the name of what it was to render: a text, a block of a text, an island. */
export class RenderError extends Error {
  override readonly name = "RenderError";
  /** What has been thrown at first. */
  readonly origin: unknown;
  readonly place: Pick<Finding, "file" | "line"> | undefined;

  /**
   * @param what `The island "navbar"`
   * @param cause what its code has thrown
   * @param place in a text; absent where no text asks for it
   */
  constructor(what: string, cause: unknown, place?: Pick<Finding, "file" | "line">) {
    const reason = cause instanceof RenderError ? cause.message : String(cause);
    super(`${what} cannot be rendered. ${reason}`, { cause });
    this.place = place;
    this.origin = cause instanceof RenderError ? cause.origin : cause;
  }
}

/** Stops a command; its message is all that the user needs, so Eleventy prints no stack trace. */
export class UserError extends Error {
  override readonly name = "UserError";
  readonly skipOriginalStack = true;
  readonly __errorAlreadyLogged = true;
}
