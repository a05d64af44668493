import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

export interface MoreProps {
  href: string;
  children: ReactNode;
}

/** A link that leads on, with an arrow. */
export function More({ href, children }: MoreProps) {
  return (
    <a className="more onward" href={href}>
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}
