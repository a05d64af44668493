import { paragraphsOf } from "../../markdown/syntax.ts";
import { PAGES } from "../../messages/pages.ts";
import { choices } from "../../schema/describe-issue.ts";
import type { Finding } from "../../schema/finding.ts";
import { shortened, warningAbout } from "../../schema/finding.ts";
import type { LinkedSite } from "./rule.ts";

/** A line that begins like a paragraph: `3.2 Kallelse`, `§ 3.2 Styrelsen består av …`. */
const UNMARKED = /^(?:#{1,6} +)?(?:§ *(\d+(?:\.\d+)*)|(\d+(?:\.\d+)+))\.? +(\p{Lu}.*)$/gmu;
/** Of the name of a paragraph; a sentence is no name. */
const NAME = /^[^.!?]{1,60}$/;

/**
 * Governing documents: the version before must exist and be older, no translation is older than its original,
 * and what was pasted as plain text has its paragraphs as headings.
 */
export function* statutes({ pages, locales, at }: LinkedSite): Iterable<Finding> {
  for (const { file, key, locale, fields, body, bodyLine } of pages) {
    const { since, replaces } = fields.statute ?? {};
    if (since === undefined) continue;
    yield* unmarked(body ?? "", file, bodyLine);
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    if (replaces !== undefined) {
      const before = pages.find((page) => page.file === `${folder}${replaces}.md`);
      const known = pages.flatMap((page) =>
        page.fields.statute && page.file.startsWith(folder) && page.file !== file
          ? page.file.slice(folder.length, -".md".length)
          : [],
      );
      if (!before?.fields.statute) {
        const fix = choices(replaces, known);
        yield at(file, ["statute", "replaces"], PAGES.noStatute({ name: replaces, fix }));
      } else if (before.fields.statute.since >= since) {
        const values = { since, name: replaces, before: before.fields.statute.since };
        yield at(file, ["statute", "since"], PAGES.statuteBefore(values));
      }
    }
    const original = pages.find((page) => page.key === key && page.locale === locales.default);
    const binding = original?.fields.statute?.since;
    if (locale !== locales.default && binding !== undefined && since < binding)
      yield at(file, ["statute", "since"], PAGES.oldTranslation({ since, binding }), "warning");
  }
}

/** Lines of a text that were headings where it was copied from. */
function* unmarked(body: string, file: string, bodyLine: number): Iterable<Finding> {
  const marked = paragraphsOf(body);
  for (const { 0: words, 1: signed, 2: bare, 3: name = "", index } of body.matchAll(UNMARKED)) {
    const number = signed ?? bare ?? "";
    if (marked.has(number)) continue;
    const heading = `### § ${number}${NAME.test(name) ? ` ${name}` : ""}`;
    const line = bodyLine + body.slice(0, index).split("\n").length - 1;
    yield { ...warningAbout(file, PAGES.unmarked({ words: shortened(words), heading })), line };
  }
}
