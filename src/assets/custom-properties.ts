import { globSync, readFileSync } from "node:fs";
import { CODE } from "../messages/code.ts";
import { suggestion } from "../schema/describe-issue.ts";
import { errorAbout, type Finding, formatFindings, lineAt, UserError } from "../schema/finding.ts";
import { posixPath } from "../schema/posix-path.ts";

/** A property is set in a stylesheet, in the `style` of an element, or by a script. */
const SET = /(?:^|[\s{;"'(,[])(--[\w-]+)["']?\]?\s*(?=:|,\s*[^)\s])/g;
const USED = /var\(\s*(--[\w-]+)\s*\)/g;

/**
 * Custom properties that stylesheets use and nothing sets: browsers ignore them without a word.
 *
 * @param files text of each stylesheet and module, by path
 */
export function unknownProperties(files: ReadonlyMap<string, string>): Finding[] {
  const known = new Set(
    [...files.values()].flatMap((text) => [...text.matchAll(SET)].map(([, name = ""]) => name)),
  );
  return [...files]
    .filter(([file]) => file.endsWith(".css"))
    .flatMap(([file, text]) =>
      [...text.matchAll(USED)]
        .filter(([, name = ""]) => !known.has(name))
        .map(({ index, 1: name = "" }) => {
          const mistake = CODE.unknownProperty({ name, fix: suggestion(name, [...known]) });
          return { ...errorAbout(file, mistake), line: lineAt(text, index) };
        }),
    );
}

/**
 * Checks the stylesheets of the project.
 *
 * @throws UserError with every unknown property
 */
export function checkProperties(): void {
  const names = globSync("{src,widgets}/**/*.{css,ts,tsx,svg}").map(posixPath);
  const files = new Map(names.map((name) => [name, readFileSync(name, "utf8")]));
  const findings = unknownProperties(files);
  if (findings.length > 0) throw new UserError(formatFindings(findings, "notPublished"));
}
