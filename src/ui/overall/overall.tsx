import type { Overall as OverallModel, OverallPatch } from "../../model/overall/overall.ts";
import { Emblem } from "../emblem/emblem.tsx";
import { CollarPicture, OverallPicture } from "./overall-picture.tsx";

export interface OverallProps {
  overall: Pick<OverallModel, "width" | "height" | "cloth" | "patches">;
}

/**
 * The overall with its patches. Each link is its name in the list and its patch on the picture at once: the
 * drawing of the patch is as large as the whole picture and lies on it, and only the patch takes the pointer.
 * On narrow windows the list itself is the cloth.
 */
export function Overall({ overall }: OverallProps) {
  const viewBox = `0 0 ${overall.width} ${overall.height}`;
  return (
    <>
      <OverallPicture viewBox={viewBox} cloth={overall.cloth} />
      <CollarPicture />
      <ul className="patch-names">
        {overall.patches.map((patch) => (
          <li key={patch.href} data-cluster={patch.cluster}>
            <a href={patch.href}>
              <Patch patch={patch} viewBox={viewBox} />
              <Emblem emblem={patch.emblem} />
              <span>{patch.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PatchProps {
  patch: OverallPatch;
  viewBox: string;
}

/** Drawn around the origin of its group, so that it can grow and turn where it is. */
function Patch({ patch: { emblem, place }, viewBox }: PatchProps) {
  const { x, y, size, turn } = place;
  return (
    <svg className="on-suit" viewBox={viewBox} aria-hidden="true">
      <g transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}>
        <circle r=".53" />
        {emblem && <use href={emblem.href} x="-32" y="-32" transform="scale(.015625)" />}
      </g>
    </svg>
  );
}
