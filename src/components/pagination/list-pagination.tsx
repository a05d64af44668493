import type { ListPagination as ListPaginationModel } from "../../collections/news/news-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { Pagination } from "./pagination.tsx";

export interface ListPaginationProps {
  pagination: ListPaginationModel | null;
  labels: Labels;
}

/** Newer and older pages of a list of posts (BLOG-2). */
export function ListPagination({ pagination, labels }: ListPaginationProps) {
  if (!pagination) return null;
  const { newer, older } = pagination;
  return (
    <Pagination
      label={labels["blog.paginator.navAriaLabel"]}
      previous={
        newer ? { label: labels["blog.paginator.newerEntries"], title: null, href: newer } : null
      }
      next={
        older ? { label: labels["blog.paginator.olderEntries"], title: null, href: older } : null
      }
    />
  );
}
