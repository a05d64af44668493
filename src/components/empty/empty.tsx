import type { ReactNode } from "react";
import { More } from "../more/more.tsx";

export interface EmptyProps {
  /** For a list that the script for past events may empty: then it shows this. */
  hidden?: boolean | undefined;
  /** Next steps. */
  next?: readonly { label: string; href: string }[];
  children: ReactNode;
}

/** A list with nothing in it: what is known, and the next steps, pinned to a board. */
export function Empty({ hidden, next = [], children }: EmptyProps) {
  return (
    <div className="empty" hidden={hidden} data-no-events={hidden === undefined ? undefined : ""}>
      <p>{children}</p>
      {next.map(({ label, href }) => (
        <More key={href} href={href}>
          {label}
        </More>
      ))}
    </div>
  );
}
