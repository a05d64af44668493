import { formatDay } from "../../model/dates.ts";
import { faultMail } from "../../model/pages/fault-mail.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { isPlaceholder } from "../../model/status.ts";
import { editLinks } from "../../routes/edit-links.ts";
import { Icon } from "../icon/icon.tsx";

export interface PageFootProps {
  model: Pick<PageModel, "source" | "title" | "url" | "updated" | "context">;
}

/** Below a text: where to edit it, where to report a fault, and when it was reviewed and changed. Posts show their own day. */
export function PageFoot({ model }: PageFootProps) {
  const { source, context } = model;
  const { editing } = context.data.site;
  const edit = editLinksOf(model);
  const updated = source?.kind === "post" || context.data.hidesDays ? null : model.updated;
  const reviewed = source && "reviewed" in source.frontMatter && source.frontMatter.reviewed;
  const editUrl = edit?.form ?? edit?.file;
  const mail = source && isOfToday(source, context) ? faultMail(model) : null;
  if (!editUrl && !updated && !mail && !reviewed) return null;
  return (
    <p className="edit row">
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          {context.labels["common.editThisPage"]}
        </a>
      )}
      {edit?.form && edit.file && (
        <a href={edit.file} target="_blank" rel="noopener noreferrer">
          {context.labels["common.fileOnGitHub"]}
        </a>
      )}
      {editUrl && editing && <a href={context.href(editing.to)}>{context.text(editing.label)}</a>}
      {mail && <a href={mail}>{context.labels["common.fault"]}</a>}
      {updated && (
        <span>
          {context.labels["common.lastUpdated"]}{" "}
          <time dateTime={updated}>{formatDay(updated, context.record)}</time>
        </span>
      )}
      {reviewed && (
        <span>
          {context.labels["common.reviewed"]}{" "}
          <time dateTime={reviewed.slice(0, 7)}>
            {formatDay(reviewed, context.record, { month: "long", year: "numeric" })}
          </time>
        </span>
      )}
    </p>
  );
}

const isOfToday = (
  source: NonNullable<PageFootProps["model"]["source"]>,
  { data }: Pick<LocaleContext, "data">,
) => source.kind !== "doc" || source.version === data.versions.last;

/** Archived versions are not edited, so they have no link; behind that of a placeholder is what it hides. */
function editLinksOf({ source, context: { data } }: PageFootProps["model"]) {
  if (!source || isPlaceholder(source) || !isOfToday(source, { data })) return null;
  return editLinks(source.file, data.site);
}
