import { Emblem } from "../../components/emblem/emblem.tsx";
import { committeesOf } from "../../model/committees.ts";
import { emblemOf } from "../../model/emblems.ts";
import type { BlockProps } from "../../model/site.ts";

/** Follows `::: committees` to show every cluster. */
const ALL = "all";

/**
 * The committees of a cluster of the chapter map, or of all: its line about each, else the description of
 * its page. Clusters with several come first, so that those with one can be side by side; in a cluster the
 * elected bodies come last, and a single cluster has none of them, as nobody applies to them there. The
 * whole of each card is the link.
 */
export function Committees({ name, context: { data, locale, text, href } }: BlockProps) {
  const shown = committeesOf(data.chapterMap).filter(
    ({ cluster, elected }) => name === ALL || (name === cluster && !elected),
  );
  const clusters = [...Map.groupBy(shown, ({ cluster }) => cluster)].sort(
    ([, one], [, other]) => Number(one.length === 1) - Number(other.length === 1),
  );
  return (
    <div className="wall wide">
      {clusters.map(([cluster, committees]) => (
        <div key={cluster}>
          {name === ALL && committees[0] && (
            <p className="title">{text(committees[0].clusterLabel)}</p>
          )}
          <ul className="posters">
            {committees.map(({ label, to, line, emblem }) => {
              const about = line ? text(line) : data.summaries[locale][href(to)]?.description;
              return (
                <li key={to}>
                  <Emblem emblem={emblemOf(emblem, cluster, data)} />
                  <b>
                    <a href={href(to)}>{text(label)}</a>
                  </b>
                  {about && <p>{about}</p>}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
