import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

/** A link that leads on, with an arrow. */
export function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="more" href={href}>
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}
