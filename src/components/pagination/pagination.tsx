import { Icon } from "../icon/icon.tsx";

interface Neighbour {
  /** Null where the direction says it all, as in lists of posts. */
  title: string | null;
  href: string;
}

export interface PaginationProps {
  /** Names of the landmark and of its links. */
  labels: { nav: string; previous: string; next: string };
  pagination: { previous: Neighbour | null; next: Neighbour | null } | null;
}

/** Links to the neighbours; nothing at all when there are none (PAGI-1). */
export function Pagination({ labels, pagination }: PaginationProps) {
  const { previous, next } = pagination ?? {};
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={labels.nav}>
      {previous && (
        <a href={previous.href} rel="prev">
          <Icon name="chevron-left" />
          <small>{labels.previous}</small>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <Icon name="chevron-right" />
          <small>{labels.next}</small>
          {next.title}
        </a>
      )}
    </nav>
  );
}
