/** A mistake in the sources, worded for the person who can correct it. */
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

/** A finding inside a file that the caller knows. */
export type Slip = Omit<Finding, "file" | "severity"> & { severity?: Finding["severity"] };

/** Adds the file; a slip is an error unless it says otherwise. */
export function findingIn(file: string, { severity = "error", ...slip }: Slip): Finding {
  return { severity, file, ...slip };
}

/** A finding about a file as a whole that does not stop the build. */
export function warningAbout(file: string, problem: string, fix: string): Finding {
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
