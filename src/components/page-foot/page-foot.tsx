import type { DocPage, PageModel } from "../../collections/pages/page-model.ts";
import { Icon } from "../icon/icon.tsx";

export interface PageFootProps {
  model: Pick<PageModel, "editUrl" | "shell"> & Partial<Pick<DocPage, "updated" | "print">>;
}

/** Below a text: where it can be edited and how, when it was, and where the docs are on one page. */
export function PageFoot({ model: { editUrl, shell, updated, print } }: PageFootProps) {
  const { labels, editing } = shell;
  if (!editUrl && !updated && !print) return null;
  return (
    <p className="edit row">
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          {labels["common.editThisPage"]}
        </a>
      )}
      {editUrl && editing && <a href={editing.href}>{editing.label}</a>}
      {updated && (
        <span>
          {labels["common.lastUpdated"]} <time dateTime={updated.iso}>{updated.long}</time>
        </span>
      )}
      {print && <a href={print.href}>{print.label}</a>}
    </p>
  );
}
