import { FILES } from "../../messages/files.ts";
import { REFERENCES } from "../../messages/references.ts";
import { dataOf } from "../../read/site.ts";
import { docUrl } from "../../routes/routes.ts";
import type { Finding } from "../../schema/finding.ts";
import { LOCALES } from "../../schema/localized.ts";
import { operatingYear, yearAfter } from "../../schema/operating-years.ts";
import type { LinkedSite } from "./rule.ts";

const VERSIONS = "_data/versions.json";

/** From this day on of the last month of a year somebody has to think of the next one. */
const HANDOVER = "06-15";

/** The committee year is the same in labels, facts and archives, and that of the calendar. */
export function* years(site: LinkedSite): Iterable<Finding> {
  const { data, versions, at } = site;
  const { today } = site.input;
  if (!data.versions) return;
  yield* removedArchives(site);
  for (const [index, { name, label }] of versions.versions.entries()) {
    const isNow = name === versions.last;
    const year = operatingYear(label.sv);
    const place = [VERSIONS, ["versions", index, "label"]] as const;
    const [first = ""] = /^\d{4}(?=\D\d\d)/.exec(label.sv) ?? [];
    const better = yearAfter({ lastDay: /^\d{4}-\d\d$/.test(name) ? name : first });
    if (first && (!year || label.en !== label.sv)) {
      const labels = [...new Set([label.sv, label.en])].join(", ");
      yield at(...place, FILES.yearLabel({ label: labels, better }));
      continue;
    }
    if (!year) continue;
    if (/^\d{4}-\d\d$/.test(name) && better !== year.name)
      yield at(...place, FILES.otherLabel({ name, label: year.name, better }));
    if (isNow && today < `${year.firstDay.slice(0, 4)}-${HANDOVER}`)
      yield at(...place, FILES.yearAhead({ year: year.name, day: year.firstDay }), "warning");
    if (isNow && today >= `${year.lastDay.slice(0, 4)}-${HANDOVER}`)
      yield at(...place, FILES.yearEnds({ year: year.name, day: year.lastDay }), "warning");

    const folder = isNow ? "_data" : `src/versions/${name}/_data`;
    const { chapterMap, people } = dataOf(site, name);
    const written = chapterMap?.operatingYear ?? "";
    const [earlier = ""] = [written, year.name].sort();
    const names = { year: written, label: year.name, earlier };
    const other = isNow ? REFERENCES.otherYear : FILES.otherYearThen;
    if (chapterMap && site.values.has(`${folder}/chapter-map.json`) && names.year !== names.label)
      yield at(`${folder}/chapter-map.json`, ["operatingYear"], other(names));
    if (!site.values.has(`${folder}/people.json`)) continue;
    for (const [body, { roles }] of Object.entries(people ?? {}))
      for (const [index, { period }] of roles.entries()) {
        const term = operatingYear(period);
        if (!term || term.firstDay <= year.firstDay) continue;
        const path = [body, "roles", index, "period"];
        const words = { year: term.name, label: year.name };
        yield at(`${folder}/people.json`, path, REFERENCES.laterTerm(words));
      }
  }
}

/** Versions whose docs were once in git: readers have their addresses. */
function* removedArchives({ input, versions, data, href, at }: LinkedSite): Iterable<Finding> {
  const known = new Set([...versions.versions.map(({ name }) => name)]);
  const redirected = new Set(data.redirects?.map(({ from }) => from));
  const docs = (input.formerDocs ?? []).flatMap((file) => {
    const [, name = "", language, path = ""] =
      /^src\/versions\/([^/]+)\/([a-z]+)\/(.+\.md)$/.exec(file) ?? [];
    const locale = LOCALES.find((locale) => locale === language);
    if (!locale || known.has(name)) return [];
    return [{ name, url: href(docUrl(`/docs/${name}`, path), locale) }];
  });
  const left = docs.filter(({ url }) => !redirected.has(url));
  for (const [name, lost] of Map.groupBy(left, (doc) => doc.name)) {
    const words = { name, count: lost.length, url: lost[0]?.url ?? "" };
    yield at(VERSIONS, ["versions"], FILES.removedArchive(words), "warning");
  }
}
