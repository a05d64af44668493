import { REFERENCES } from "../../messages/references.ts";
import { type Finding, lineAt } from "../../schema/finding.ts";
import { personalNumberAt } from "../../schema/personal-number.ts";
import type { LinkedSite } from "./rule.ts";

/** No text and no data have what looks like a personal identity number; the finding does not repeat it. */
export function* personalNumbers({ input, isAsked }: LinkedSite): Iterable<Finding> {
  for (const [file, text] of input.texts) {
    const offset = isAsked(file) ? personalNumberAt(text) : undefined;
    if (offset === undefined) continue;
    yield { severity: "error", file, line: lineAt(text, offset), ...REFERENCES.personalNumber() };
  }
}
