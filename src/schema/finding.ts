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

/** So many findings are told in full: whoever mends these meets the others afterwards. */
const IN_FULL = 20;

/**
 * All findings as text: sorted by place, two indented lines each, one closing line. Of more than 20 the
 * others are only counted; what is told twice in the same words of one place is one finding.
 *
 * @param consequence the closing words, e.g. "Nothing was published."
 */
export function formatFindings(findings: readonly Finding[], consequence: string): string {
  const distinct = [
    ...new Map(
      findings.map((finding) => [
        JSON.stringify([formatPlace(finding), finding.problem, finding.fix]),
        finding,
      ]),
    ).values(),
  ];
  const sorted = distinct.sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  const texts = sorted
    .slice(0, IN_FULL)
    .map(({ problem, fix, ...place }) =>
      [formatPlace(place), `  ${problem}`, ...(fix ? [`  ${fix}`] : [])].join("\n"),
    );
  const rest = sorted.slice(IN_FULL);
  if (rest.length > 0) texts.push(countsPerFile(rest));
  const files = new Set(sorted.map((finding) => finding.file)).size;
  return [
    ...texts,
    `${counted(sorted.length, "finding")} in ${counted(files, "file")}. ${consequence}`,
  ].join("\n\n");
}

/** How many findings each file has, and that of so many files only in sum. */
function countsPerFile(findings: readonly Finding[]): string {
  const files = [...Map.groupBy(findings, ({ file }) => file)];
  const others = files.slice(IN_FULL);
  const inOthers = others.reduce((sum, [, own]) => sum + own.length, 0);
  return [
    `${findings.length} more:`,
    ...files.slice(0, IN_FULL).map(([file, own]) => `  ${file}: ${own.length}`),
    ...(others.length > 0 ? [`  ${counted(others.length, "other file")}: ${inOthers}`] : []),
  ].join("\n");
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Stops a command; its message is all that whoever runs it needs. */
export class UserError extends Error {
  /** Tells Eleventy that a stack trace would not help the reader, and to print the message once. */
  readonly skipOriginalStack = true;
  readonly __errorAlreadyLogged = true;
}

/** Stops the build; its message is the whole report. */
export class SiteError extends UserError {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(formatFindings(findings, "Nothing was published."));
    this.findings = findings;
  }
}
