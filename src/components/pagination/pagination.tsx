import { Icon } from "../icon/icon.tsx";

export interface PaginationProps {
  /** Name of the landmark. */
  label: string;
  /** `title` is null where the direction says it all (lists of posts). */
  previous: { label: string; title: string | null; href: string } | null;
  next: { label: string; title: string | null; href: string } | null;
}

/** Links to the neighbours; nothing at all when there are none (PAGI-1). */
export function Pagination({ label, previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <Icon name="chevron-left" />
          <small>{previous.label}</small>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <Icon name="chevron-right" />
          <small>{next.label}</small>
          {next.title}
        </a>
      )}
    </nav>
  );
}
