import { committeesOf } from "../../collections/committees.ts";
import { emblemOf } from "../../collections/emblems.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import drawing from "../../theme/boilersuit/boilersuit.svg";
import collar from "../../theme/boilersuit/collar.svg";
import patches from "../../theme/boilersuit/patches.json" with { type: "json" };
import { Drawing } from "../drawing/drawing.tsx";
import { Emblem } from "../emblem/emblem.tsx";

/**
 * The boilersuit with a patch for each committee. Each link holds its name in the list and its patch on the
 * drawing: the SVG of a patch covers the whole drawing, and only the patch itself takes the pointer.
 * On narrow windows the list is the cloth, below a collar.
 */
export function Boilersuit({ context: { data, text, href } }: { context: LocaleContext }) {
  return (
    <>
      <Drawing drawing={drawing} className="on-suit ill" />
      <Drawing drawing={collar} className="collar ill" />
      <ul className="patch-names">
        {committeesOf(data.chapterMap).map(({ label, to, cluster, emblem: name }, index) => {
          const emblem = emblemOf(name, cluster, data);
          const [x, y, turn] = patches.places[index] ?? [];
          return (
            <li key={to} data-cluster={cluster}>
              <a href={href(to)}>
                {x && (
                  // Drawn around the origin of its group, so that it can grow and turn in its place.
                  <svg className="on-suit" viewBox={drawing.viewBox} aria-hidden="true">
                    <g transform={`translate(${x} ${y})rotate(${turn})scale(${patches.size})`}>
                      <circle r=".53" />
                      {emblem && (
                        <use href={emblem.href} x="-32" y="-32" transform="scale(.015625)" />
                      )}
                    </g>
                  </svg>
                )}
                <Emblem emblem={emblem} />
                <span>{text(label)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
