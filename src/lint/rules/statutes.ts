import { PAGES } from "../../messages/pages.ts";
import { choices } from "../../schema/describe-issue.ts";
import type { Finding } from "../../schema/finding.ts";
import type { LinkedSite } from "./rule.ts";

/** Governing documents: the version before must exist and be older, and no translation older than its original. */
export function* statutes({ pages, locales, at }: LinkedSite): Iterable<Finding> {
  for (const { file, key, locale, fields } of pages) {
    const { since, replaces } = fields.statute ?? {};
    if (since === undefined) continue;
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
