import type { LocaleContext } from "../../model/site-data.ts";
import { Icon } from "../icon/icon.tsx";

interface Neighbour {
  /** Null where the direction says it all, as in lists of posts. */
  title: string | null;
  href: string;
}

export interface PaginationProps {
  /** What the neighbours are. */
  of: "docs" | "blog" | "post";
  pagination: { previous: Neighbour | null; next: Neighbour | null } | null;
  context: LocaleContext;
}

const SIDES = [
  { side: "previous", rel: "prev", icon: "chevron-left" },
  { side: "next", rel: "next", icon: "chevron-right" },
] as const;

/** Links to the neighbours; nothing at all when there are none (PAGI-1). */
export function Pagination({ of, pagination, context: { labels } }: PaginationProps) {
  if (!pagination?.previous && !pagination?.next) return null;
  return (
    <nav className="pager" aria-label={labels[`${of}.paginator.navAriaLabel`]}>
      {SIDES.map(({ side, rel, icon }) => {
        const neighbour = pagination[side];
        return (
          neighbour && (
            <a key={rel} href={neighbour.href} rel={rel}>
              <Icon name={icon} />
              <small>{labels[`${of}.paginator.${side}`]}</small>
              {neighbour.title}
            </a>
          )
        );
      })}
    </nav>
  );
}
