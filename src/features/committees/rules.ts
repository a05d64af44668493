import { pageAt } from "../../lint/addresses.ts";
import type { LinkedSite } from "../../lint/rules/rule.ts";
import { renamedPairs } from "../../lint/rules/unpaired-pages.ts";
import { REFERENCES } from "../../messages/references.ts";
import { bodiesOf, clustersOf } from "../../model/committees.ts";
import type { ReadPage } from "../../read/pages.ts";
import { CLUSTERS } from "../../schema/chapter-map.ts";
import { committeePage } from "../../schema/committee-page.ts";
import type { Finding } from "../../schema/finding.ts";

const FACTS = Object.keys(committeePage) as (keyof typeof committeePage)[];

/** Each page of a committee names its cluster, the same in all languages; other pages have no facts of one. */
export function* committees(site: LinkedSite): Iterable<Finding> {
  const { pages, data, versions, locales, at } = site;
  if (!data.chapterMap) return;
  const bodies = new Set(bodiesOf(data.chapterMap).map(({ to }) => to));
  const listed = new Set(data.chapterMap.committees?.map(({ to }) => to));
  const named = clustersOf(data.chapterMap);
  // A page renamed in one language, and an address of the map that leads nowhere, have findings of their own.
  const renamed = new Set(renamedPairs(site).flat());
  const areThere = [...bodies].every((to) =>
    pageAt(site.href(to, locales.default), site.addresses.pages),
  );
  const isMoved = (page: ReadPage) => !areThere || renamed.has(page);
  const docs = pages.filter(({ version }) => version === versions.last);
  for (const languages of Map.groupBy(docs, ({ key }) => key).values()) {
    // What cannot be read has a finding of its own.
    if (languages.some(({ isValid }) => !isValid)) continue;
    const model = languages.find(({ locale }) => locale === locales.default) ?? languages[0];
    const address = model?.url ?? "";
    for (const { file, fields } of languages) {
      const { cluster, members = "" } = fields;
      const field = FACTS.find((name) => fields[name]);
      // A number stays on the page for years.
      if (/\d/.test(members) && !/\b20\d\d\b/.test(members)) {
        const words = { members, year: site.input.today.slice(0, 4) };
        yield at(file, ["members"], REFERENCES.undatedNumber(words), "warning");
      }
      if (listed.has(address) && !cluster)
        yield at(file, ["title"], REFERENCES.noCluster({ known: CLUSTERS.join(", ") }));
      else if (listed.has(address) && cluster !== model?.fields.cluster)
        yield at(
          file,
          ["cluster"],
          REFERENCES.otherCluster({ other: model?.fields.cluster ?? "" }),
        );
      else if (listed.has(address) && cluster && !named.has(cluster) && file === model?.file)
        yield at(file, ["cluster"], REFERENCES.shownNowhere({ cluster }));
      else if (field && file === model?.file && !bodies.has(address) && !isMoved(model))
        yield at(file, [field], REFERENCES.noCommittee({ field, page: address }), "warning");
    }
  }
}
