import type { EmblemModel } from "../../model/emblems.ts";

/** An embroidered patch. Decoration only: the name beside it says what it means. */
export function Emblem({ emblem }: { emblem: EmblemModel | null }) {
  return (
    emblem && (
      <svg
        className="emblem"
        viewBox="0 0 64 64"
        width="64"
        aria-hidden="true"
        data-cluster={emblem.cluster}
      >
        <use href={emblem.href} />
      </svg>
    )
  );
}
