import type { Motif } from "../../schema/pictures.ts";
import { COVERS_ADDRESS } from "./covers.tsx";

export interface CoverProps {
  motif: Motif;
}

/** The cover of a post; decoration only, its title stands beside it. */
export function Cover({ motif }: CoverProps) {
  return (
    <svg className="cover" viewBox="0 0 427 240" aria-hidden="true">
      <use href={`${COVERS_ADDRESS}#${motif}`} />
    </svg>
  );
}
