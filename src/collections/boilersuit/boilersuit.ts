import drawing from "../../theme/boilersuit/boilersuit.svg";
import { committeesOf } from "../committees.ts";
import { emblemOf } from "../emblems.ts";
import type { LocaleContext } from "../site-data.ts";
import { clothOf, patchPlaces } from "./patch-places.ts";

/** The patches on the boilersuit, one for each committee. */
export type Boilersuit = ReturnType<typeof buildBoilersuit>;

const CLOTH = clothOf(drawing);
const HEIGHT = Number(drawing.viewBox.split(" ")[3]);

/** The committees of the chapter map as patches; those that members apply to come first. */
export function buildBoilersuit({ data, text, href }: LocaleContext) {
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
