import type { ReactNode } from "react";
import type { Motif } from "../../schema/pictures.ts";
import { Cover } from "../cover/cover.tsx";
import { More } from "../more/more.tsx";

export interface EmptyProps {
  /** What hangs beside the words. */
  motif: Motif;
  /** For a list that the script for past events may empty: then it shows this. */
  hidden?: boolean | undefined;
  /** One next step. */
  next?: { label: string; href: string };
  children: ReactNode;
}

/** A list with nothing in it: a drawing, what is known, and one next step. */
export function Empty({ motif, hidden, next, children }: EmptyProps) {
  return (
    <div className="empty" hidden={hidden} data-no-events={hidden === undefined ? undefined : ""}>
      <Cover motif={motif} isHead />
      <div>
        <p>{children}</p>
        {next && <More href={next.href}>{next.label}</More>}
      </div>
    </div>
  );
}
