import type { EmblemModel } from "../../model/emblems.ts";

export interface EmblemProps {
  emblem: EmblemModel;
}

/** An embroidered patch. Decoration only: the name beside it says what it stands for. */
export function Emblem({ emblem: { href, cluster } }: EmblemProps) {
  return (
    <svg
      className="emblem"
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      data-patch={cluster}
    >
      <use href={href} />
    </svg>
  );
}
