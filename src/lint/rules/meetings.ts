import { operatingYear } from "../../collections/meetings.ts";
import { roleKeys } from "../../collections/roles.ts";
import { documentMeant } from "../../collections/statutes.ts";
import { paragraphsOf, REFERENCE } from "../../markdown/syntax.ts";
import { PAGES } from "../../messages/pages.ts";
import { REFERENCES } from "../../messages/references.ts";
import { choices } from "../../schema/describe-issue.ts";
import type { Finding } from "../../schema/finding.ts";
import type { MeetingFields } from "../../schema/meetings.ts";
import type { LintPage } from "../pages.ts";
import type { LinkedSite } from "./rule.ts";

/** Meetings: no number twice in a year, roles and paragraphs that exist, and no translation that is left behind. */
export function* meetings(site: LinkedSite): Iterable<Finding> {
  const { pages, locales, at } = site;
  const taken = new Map<string, string>();
  for (const page of pages) {
    const { file, key, locale, fields } = page;
    const { meeting } = fields;
    if (!meeting) continue;
    if (meeting.number !== undefined) {
      const { assembly, start, number } = meeting;
      const name = [locale, assembly, operatingYear(start), number].join();
      const other = taken.get(name);
      if (other) yield at(file, ["meeting", "number"], PAGES.meetingTwice({ number, other }));
      taken.set(name, file);
    }
    yield* decisions(page, meeting, site);
    const original = pages.find((one) => one.key === key && one.locale === locales.default);
    const what = original?.fields.meeting && differing(meeting, original.fields.meeting);
    if (original && what) {
      const path = ["meeting", what];
      yield at(file, path, PAGES.oldMeeting({ what, original: original.file }), "warning");
    }
  }
}

function* decisions(
  { file, locale }: LintPage,
  { decisions }: MeetingFields,
  { pages, data, at }: LinkedSite,
): Iterable<Finding> {
  const replaced = pages.flatMap(({ fields }) => fields.statute?.replaces ?? []);
  const documents = pages
    .filter((page) => page.fields.statute && page.locale === locale)
    .filter(({ key }) => !replaced.some((name) => key.endsWith(`/${name}.md`)))
    .map(({ title, body }) => ({ title: title ?? "", paragraphs: paragraphsOf(body ?? "") }));
  const known = data.people && roleKeys(data.people);
  for (const [index, { role, text }] of decisions.entries()) {
    const path = ["meeting", "decisions", index];
    if (role !== undefined && known && !known.includes(role)) {
      const mistake = REFERENCES.role({ name: role, fix: choices(role, known) });
      yield at(file, [...path, "role"], mistake, "warning");
    }
    for (const [, number = ""] of text.matchAll(REFERENCE))
      if (!documentMeant(number, text, documents))
        yield at(file, [...path, "text"], PAGES.noParagraph({ number }), "warning");
  }
}

/** The first field that is the same in all languages, and is not. */
function differing(own: MeetingFields, original: MeetingFields): string | undefined {
  const shared = [
    "number",
    "start",
    "startTime",
    "end",
    "endTime",
    "motions",
    "nominations",
  ] as const;
  const states = ({ decisions }: MeetingFields) =>
    JSON.stringify(decisions.map(({ number, due, done }) => [number, due, done]));
  return (
    shared.find((name) => own[name] !== original[name]) ??
    (states(own) === states(original) ? undefined : "decisions")
  );
}
