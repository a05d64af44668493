import type { ListPagination as ListPaginationModel } from "../../collections/news/post-lists.ts";
import type { Labels } from "../../schema/labels.ts";
import { Pagination } from "./pagination.tsx";

export interface ListPaginationProps {
  pagination: ListPaginationModel | null;
  labels: Labels;
}

/** Newer and older pages of a list of posts (BLOG-2). */
export function ListPagination({ pagination, labels }: ListPaginationProps) {
  if (!pagination) return null;
  const toLink = (href: string | null) => (href === null ? null : { title: null, href });
  return (
    <Pagination
      labels={{
        nav: labels["blog.paginator.navAriaLabel"],
        previous: labels["blog.paginator.newerEntries"],
        next: labels["blog.paginator.olderEntries"],
      }}
      pagination={{ previous: toLink(pagination.newer), next: toLink(pagination.older) }}
    />
  );
}
