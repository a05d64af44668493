import type { PageModel } from "../../collections/pages/page-model.ts";
import { SectionLinks } from "./section-links.tsx";

export interface NoticesProps {
  model: PageModel;
}

/** What the reader should know about the page before reading it. */
export function Notices({ model }: NoticesProps) {
  const { translationNote: outdated } = model;
  const { labels } = model.context;
  return (
    <>
      {model.translation === "missing" && (
        <div className="admonition info" role="note">
          <p>{labels["translation.missing"]}</p>
        </div>
      )}
      {outdated && (
        <div className="admonition note" role="note">
          <p>{outdated.text}</p>
          {outdated.sections.length > 0 && (
            <p>
              {labels["translation.changed"]} <SectionLinks sections={outdated.sections} />
            </p>
          )}
        </div>
      )}
      {model.status && (
        <div className="admonition warning" role="note">
          <p className="admonition-title">{model.status.title}</p>
          <p>{model.status.text}</p>
        </div>
      )}
      {model.unlisted && !model.isPlaceholder && (
        <div className="admonition warning" role="note">
          <p className="admonition-title">{labels["contentVisibility.unlistedBanner.title"]}</p>
          <p>{labels["contentVisibility.unlistedBanner.message"]}</p>
        </div>
      )}
    </>
  );
}
