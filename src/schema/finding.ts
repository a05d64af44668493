/** Something in the sources that has to be changed, told to the person who can change it (CONF-1). */
export interface Finding {
  /** Path relative to the project. */
  file: string;
  /** 1-based; null when the finding is about the file as a whole. */
  line: number | null;
  column?: number;
  /** What was found and why it cannot stay. */
  problem: string;
  /** What to write instead. */
  fix: string | null;
}

/** A finding whose line has yet to be looked up, by the place in a JSON file or front matter. */
export interface Problem {
  /** A `warning` is told without stopping the build. */
  severity?: "error" | "warning";
  file: string;
  path?: readonly (string | number)[];
  line?: number;
  column?: number;
  problem: string;
  fix?: string | null;
}

/** Path, line and column in the form that editors and terminals make clickable. */
export function formatPlace({
  file,
  line,
  column,
}: Pick<Finding, "file" | "line" | "column">): string {
  return [file, line, line === null ? undefined : column].filter((part) => part != null).join(":");
}

/**
 * All findings as text: sorted by place, two indented lines each, one closing line.
 *
 * @param consequence the closing words, e.g. "Nothing was published."
 */
export function formatFindings(findings: readonly Finding[], consequence: string): string {
  const sorted = [...findings].sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  const texts = sorted.map(({ problem, fix, ...place }) =>
    [formatPlace(place), `  ${problem}`, ...(fix ? [`  ${fix}`] : [])].join("\n"),
  );
  const files = new Set(findings.map((finding) => finding.file)).size;
  const count = `${findings.length} ${findings.length === 1 ? "finding" : "findings"} in ${files} ${files === 1 ? "file" : "files"}.`;
  return [...texts, `${count} ${consequence}`].join("\n\n");
}

/** Stops the build; its message is the whole report. */
export class SiteError extends Error {
  /** Tells Eleventy that a stack trace would not help the reader, and to print the report once. */
  readonly skipOriginalStack = true;
  readonly __errorAlreadyLogged = true;
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(formatFindings(findings, "Nothing was published."));
    this.findings = findings;
  }
}
