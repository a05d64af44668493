import type { ReactNode } from "react";
import type { EmblemModel } from "../../model/emblems.ts";
import { Emblem } from "../emblem/emblem.tsx";

export interface EmblemCardProps {
  emblem: EmblemModel | null;
  name: ReactNode;
  children?: ReactNode;
}

/** A committee or a role in a list of cards. */
export function EmblemCard({ emblem, name, children }: EmblemCardProps) {
  return (
    <li>
      {emblem && <Emblem emblem={emblem} />}
      <div>
        <b>{name}</b>
        {children}
      </div>
    </li>
  );
}
