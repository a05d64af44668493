import type { Pagination as PaginationModel } from "../../collections/docs/docs-model.ts";
import { Pagination } from "../../components/pagination/pagination.tsx";
import type { Labels } from "../../schema/labels.ts";

export interface DocsPaginationProps {
  pagination: PaginationModel | null;
  labels: Labels;
}

/** Neighbours in the menu of the docs (PAGI-2). */
export function DocsPagination({ pagination, labels }: DocsPaginationProps) {
  const previous = pagination?.previous ?? null;
  const next = pagination?.next ?? null;
  return (
    <Pagination
      label={labels["docs.paginator.navAriaLabel"]}
      previous={previous && { label: labels["docs.paginator.previous"], ...previous }}
      next={next && { label: labels["docs.paginator.next"], ...next }}
    />
  );
}
