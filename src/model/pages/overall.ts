import type { HomeFrontMatter } from "../../schema/front-matter.ts";
import { type Cluster, committeesOf } from "../committees.ts";
import { type EmblemModel, emblemOf } from "../emblems.ts";
import type { LocaleContext } from "../site-data.ts";
import { CLOTH, type PatchPlace, type Point, patchPlaces, SUIT_SIZE } from "./suit.ts";

/** The chapter's overall, with a patch for each committee. */
export interface Overall {
  title: string;
  text: string;
  link: { label: string; href: string };
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

/**
 * The committees of the chapter map as patches on the overall, those first that members apply to.
 *
 * @returns null where the home page has no words for it, or the map no committees
 */
export function buildOverall(
  words: HomeFrontMatter["overall"],
  { data, text, href }: LocaleContext,
): Overall | null {
  const bodies = committeesOf(data.chapterMap).toSorted(
    (one, other) => Number(other.isJoined) - Number(one.isJoined),
  );
  if (!words || bodies.length === 0) return null;
  const places = patchPlaces(bodies.length);
  return {
    title: words.title,
    text: words.text,
    link: { label: words.link, href: href(words.to) },
    ...SUIT_SIZE,
    cloth: CLOTH,
    patches: bodies.flatMap(({ label, to, cluster, emblem }, index) => {
      const place = places[index];
      return place
        ? [
            {
              label: text(label),
              href: href(to),
              cluster,
              emblem: emblemOf(emblem, cluster, data),
              place,
            },
          ]
        : [];
    }),
  };
}
