import type { PageModel } from "../../model/pages/page-model.ts";

export interface NoticesProps {
  model: PageModel;
}

/** What the reader should know about the page before reading it. */
export function Notices({ model }: NoticesProps) {
  const { labels } = model.shell;
  return (
    <>
      {model.translation === "missing" && (
        <div className="admonition info" role="note">
          <p>{labels["translation.missing"]}</p>
        </div>
      )}
      {model.unlisted && (
        <div className="admonition warning" role="note">
          <p className="admonition-title">{labels["contentVisibility.unlistedBanner.title"]}</p>
          <p>{labels["contentVisibility.unlistedBanner.message"]}</p>
        </div>
      )}
    </>
  );
}
