import { COVERS } from "../../components/cover/covers.ts";
import { Emblem } from "../../components/emblem/emblem.tsx";
import { type ClusterBody, committeesOf } from "../../model/committees.ts";
import { emblemOf } from "../../model/emblems.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import drawing from "../../theme/boilersuit/boilersuit.svg";
import collar from "../../theme/boilersuit/collar.svg";
import patches from "../../theme/boilersuit/patches.json" with { type: "json" };

/**
 * The boilersuit with a patch for each committee, whose names are in the groups of their clusters, those with
 * several first. Each link holds its name in the list and its patch on the drawing: the SVG of a patch covers
 * the whole drawing, and only the patch itself takes the pointer. On narrow windows the list is the cloth,
 * below a collar. The tools are for the script (SUIT-1).
 */
export function Boilersuit({ context }: { context: LocaleContext }) {
  const { data, text, labels } = context;
  const groups = [...Map.groupBy(committeesOf(data.chapterMap), ({ cluster }) => cluster)].sort(
    ([, one], [, other]) => Number(one.length === 1) - Number(other.length === 1),
  );
  const places = groups.flatMap(([, bodies]) => bodies);
  return (
    <>
      <svg className="on-suit ill" viewBox={drawing.viewBox} aria-hidden="true">
        <use href={`${COVERS.address}#suit`} />
      </svg>
      <svg className="collar ill" viewBox={collar.viewBox} aria-hidden="true">
        <use href={`${COVERS.address}#collar`} />
      </svg>
      <div className="patch-names">
        {groups.map(([cluster, bodies]) => (
          <div key={cluster} data-cluster={cluster}>
            <p>{bodies[0] && text(bodies[0].clusterLabel)}</p>
            <ul className="plain">
              {bodies.map((body) => (
                <Patch key={body.to} body={body} place={places.indexOf(body)} context={context} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="row" data-suit="" hidden>
        <button type="button" value="begin">
          {labels["suit.begin"]}
        </button>
        <span role="status" data-words={labels["suit.sewn"]} data-full={labels["suit.full"]} />
        <button type="button" value="picture">
          {labels["suit.picture"]}
        </button>
        <button type="button" value="end">
          {labels["suit.end"]}
        </button>
      </div>
    </>
  );
}

interface PatchProps {
  body: ClusterBody;
  /** Which of the places on the suit it has. */
  place: number;
  context: LocaleContext;
}

function Patch({ body, place, context: { data, locale, text, href } }: PatchProps) {
  const { label, to, cluster } = body;
  const emblem = emblemOf(body.emblem, cluster, data);
  const [x, y, turn] = patches.places[place] ?? [];
  const isPrivate = data.summaries[locale][href(to)]?.leavesNoTrace;
  return (
    <li>
      <a href={href(to)} data-patch={isPrivate ? undefined : to}>
        {x && (
          // Drawn around the origin of its group, so that it can grow and turn in its place.
          <svg className="on-suit" viewBox={drawing.viewBox} aria-hidden="true">
            <g transform={`translate(${x} ${y})rotate(${turn})scale(${patches.size})`}>
              <circle r=".53" />
              {emblem && <use href={emblem.href} x="-32" y="-32" transform="scale(.015625)" />}
            </g>
          </svg>
        )}
        <Emblem emblem={emblem} />
        <span>{text(label)}</span>
      </a>
    </li>
  );
}
