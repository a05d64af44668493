import { formatDay } from "../../model/dates.ts";
import { faultMail } from "../../model/pages/fault-mail.ts";
import { leaveTarget } from "../../model/pages/leave-target.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import { isPlaceholder } from "../../model/status.ts";
import { editLinks } from "../../routes/edit-links.ts";
import { EXTERNAL_LINK } from "../../routes/links.ts";

export interface PageFootProps {
  model: Pick<PageModel, "source" | "title" | "url" | "updated" | "context">;
}

/** Below a text: where to report a fault, for editors where to edit it, and when it was reviewed and changed. Posts show their own day. */
export function PageFoot({ model }: PageFootProps) {
  const { source, context } = model;
  const { editing } = context.data.site;
  // Archived versions are not edited.
  const isOfToday = source?.kind !== "doc" || source.version === context.data.versions.last;
  // Behind the link of a placeholder is what it hides; who is in distress edits nothing.
  const isEdited = source && isOfToday && !isPlaceholder(source) && !leaveTarget(source);
  const edit = isEdited ? editLinks(source.file, context.data.site) : null;
  const updated = source?.kind === "post" || context.data.hidesDays ? null : model.updated;
  const reviewed = source && "reviewed" in source.frontMatter && source.frontMatter.reviewed;
  const mail = source && isOfToday ? faultMail(model) : null;
  const links = [
    { label: context.labels["common.editThisPage"], href: edit?.form ?? edit?.file },
    { label: context.labels["common.fileOnGitHub"], href: edit?.form && edit.file },
  ];
  if (!edit && !updated && !mail && !reviewed) return null;
  return (
    <div className="edit row">
      {mail && <a href={mail}>{context.labels["common.fault"]}</a>}
      {edit && (
        <details>
          <summary>{context.labels["common.editors"]}</summary>
          <p className="row">
            {links.map(
              ({ label, href }) =>
                href && (
                  <a key={label} href={href} {...EXTERNAL_LINK}>
                    {label}
                  </a>
                ),
            )}
            {editing && <a href={context.href(editing.to)}>{context.text(editing.label)}</a>}
          </p>
        </details>
      )}
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
    </div>
  );
}
