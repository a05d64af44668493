import { type Cluster, committeesOf } from "../committees.ts";
import { type EmblemModel, emblemOf } from "../emblems.ts";
import type { LocaleContext } from "../site-data.ts";
import { CLOTH, type PatchPlace, type Point, patchPlaces, SUIT_SIZE } from "./suit.ts";

/** The chapter's overall, with a patch for each committee. */
export interface Overall {
  width: number;
  height: number;
  /** Outlines of its pieces of cloth. */
  cloth: readonly (readonly Point[])[];
  patches: OverallPatch[];
}

export interface OverallPatch {
  label: string;
  href: string;
  cluster: Cluster;
  emblem: EmblemModel | null;
  place: PatchPlace;
}

/** The committees of the chapter map as patches on the overall, those first that members apply to. */
export function buildOverall({ data, text, href }: LocaleContext): Overall {
  const bodies = committeesOf(data.chapterMap).toSorted(
    (one, other) => Number(other.isJoined) - Number(one.isJoined),
  );
  const places = patchPlaces(bodies.length);
  return {
    ...SUIT_SIZE,
    cloth: CLOTH,
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
