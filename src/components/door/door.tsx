import type { ReactNode } from "react";
import type { Body } from "../../model/committees.ts";
import { emblemOf } from "../../model/emblems.ts";
import type { LocaleContext } from "../../model/site-data.ts";

interface DoorProps {
  body: Pick<Body, "emblem" | "cluster">;
  context: LocaleContext;
}

/** The door of a body in the wall; nothing for one without an emblem. */
export function Door({ body: { emblem: name, cluster }, context: { data } }: DoorProps) {
  const emblem = emblemOf(name, cluster ?? null, data);
  const { arch, leaf } = data.emblems;
  if (!emblem || !arch || !leaf) return null;
  return (
    <>
      <div className="facade">
        <svg viewBox="0 0 280 240" aria-hidden="true">
          <use href={arch} />
        </svg>
      </div>
      <svg className="doorway" viewBox="0 0 280 240" aria-hidden="true">
        <g>
          <use href={leaf} />
        </g>
        <g>
          <use href={leaf} />
        </g>
        <use href={emblem.href} transform="translate(92 76)scale(1.5)" />
      </svg>
    </>
  );
}

/** A term with what it is. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt> <dd>{children}</dd>
    </div>
  );
}
