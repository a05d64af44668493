import type { EmblemModel } from "../../model/emblems.ts";
import { Emblem } from "../emblem/emblem.tsx";

interface PatchLinksProps {
  title: string;
  links: readonly { label: string; href: string; emblem: EmblemModel | null }[];
}

/** Committees as their patches and names. */
export function PatchLinks({ title, links }: PatchLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className="patch-links edit" aria-label={title}>
      <p className="title">{title}</p>
      {links.map(({ label, href, emblem }) => (
        <a key={href} href={href}>
          <Emblem emblem={emblem} />
          {label}
        </a>
      ))}
    </nav>
  );
}
