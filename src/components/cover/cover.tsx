import type { Motif } from "../../schema/pictures.ts";
import { COVERS } from "./covers.ts";

export interface CoverProps {
  motif: Motif;
  /** The arch, whose wall goes on where the place is wider: in the banner of a page. */
  isHead?: boolean;
}

/** The cover of a post or a list of posts; decoration only, as there is a title beside it. */
export function Cover({ motif, isHead = false }: CoverProps) {
  return (
    <svg className="cover" viewBox={isHead ? "53.5 0 320 240" : "0 0 427 240"} aria-hidden="true">
      <use href={`${COVERS.address}#${motif}`} />
    </svg>
  );
}
