import type { Token } from "markdown-it";
import type { ParsedText } from "../../markdown/parsed-text.ts";
import type { Finding, Mistake } from "../../schema/finding.ts";

/** What the checks of a text get. */
export type LintedText = ReturnType<typeof lintedText>;

/** @param report takes a finding; `line` counts from 1 */
export const lintedText = (
  text: ParsedText,
  report: (line: number, mistake: Mistake, severity?: Finding["severity"]) => void,
) => ({
  ...text,
  lines: text.source.split("\n"),
  report,
  warn: (line: number, mistake: Mistake) => report(line, mistake, "warning"),
});

/** 1-based line of a block token. */
export const lineOf = ({ map }: Token) => (map?.[0] ?? 0) + 1;
