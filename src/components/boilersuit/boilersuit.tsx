import type { Boilersuit as BoilersuitModel } from "../../collections/boilersuit/boilersuit.ts";
import drawing from "../../theme/boilersuit/boilersuit.svg";
import collar from "../../theme/boilersuit/collar.svg";
import { Drawing } from "../drawing/drawing.tsx";
import { Emblem } from "../emblem/emblem.tsx";

/**
 * The boilersuit with its patches. Each link holds its name in the list and its patch on the drawing:
 * the SVG of a patch covers the whole drawing, and only the patch itself takes the pointer.
 * On narrow windows the list is the cloth, below a collar.
 */
export function Boilersuit({ boilersuit }: { boilersuit: BoilersuitModel }) {
  return (
    <>
      <Drawing drawing={drawing} className="on-suit ill" />
      <Drawing drawing={collar} className="collar ill" />
      <ul className="patch-names">
        {boilersuit.patches.map((patch) => (
          <li key={patch.href} data-cluster={patch.cluster}>
            <a href={patch.href}>
              <Patch patch={patch} />
              <Emblem emblem={patch.emblem} />
              <span>{patch.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Drawn around the origin of its group, so that it can grow and turn in its place. */
function Patch({ patch: { emblem, place } }: { patch: BoilersuitModel["patches"][number] }) {
  const { x, y, size, turn } = place;
  return (
    <svg className="on-suit" viewBox={drawing.viewBox} aria-hidden="true">
      <g transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}>
        <circle r=".53" />
        {emblem && <use href={emblem.href} x="-32" y="-32" transform="scale(.015625)" />}
      </g>
    </svg>
  );
}
