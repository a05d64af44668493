import type { Cluster } from "../../schema/blocks.ts";
import drawing from "../../theme/boilersuit/boilersuit.svg";
import { committeesOf } from "../committees.ts";
import { type EmblemModel, emblemOf } from "../emblems.ts";
import type { LocaleContext } from "../site-data.ts";
import { clothOf, type PatchPlace, patchPlaces } from "./patch-places.ts";

/** The patches on the chapter's boilersuit, one for each committee. */
export interface Boilersuit {
  patches: BoilersuitPatch[];
}

export interface BoilersuitPatch {
  label: string;
  href: string;
  cluster: Cluster;
  emblem: EmblemModel | null;
  place: PatchPlace;
}

const CLOTH = clothOf(drawing);
const HEIGHT = Number(drawing.viewBox.split(" ")[3]);

/** The committees of the chapter map as patches; those that members apply to come first. */
export function buildBoilersuit({ data, text, href }: LocaleContext): Boilersuit {
  const bodies = committeesOf(data.chapterMap).toSorted(
    (one, other) => Number(other.isJoined) - Number(one.isJoined),
  );
  const places = patchPlaces(CLOTH, HEIGHT, bodies.length);
  return {
    patches: places.flatMap((place, index) => {
      const body = bodies[index];
      if (!body) return [];
      const { label, to, cluster, emblem } = body;
      return {
        label: text(label),
        href: href(to),
        cluster,
        emblem: emblemOf(emblem, cluster, data),
        place,
      };
    }),
  };
}
