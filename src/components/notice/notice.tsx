import { Fragment } from "react";
import type { PageModel } from "../../model/pages/page-model.ts";
import { isPlaceholder, statusNotice } from "../../model/status.ts";

/** What the reader should know about the page before reading it. */
export function Notices({ model }: { model: PageModel }) {
  const { translationNote: outdated } = model;
  const { source, context } = model;
  const { labels } = context;
  const status = source && statusNotice(source, context);
  return (
    <>
      {model.contentLocale !== model.locale && (
        <div className="admonition info" role="note">
          <p>{labels["translation.missing"]}</p>
        </div>
      )}
      {outdated && (
        <div className="admonition note" role="note">
          <p>{outdated.text}</p>
          {outdated.sections.length > 0 && (
            <p>
              {labels["translation.changed"]}{" "}
              {outdated.sections.map(({ label, lang, href }, index) => (
                <Fragment key={`${href} ${label}`}>
                  {index > 0 && ", "}
                  <a href={href} lang={lang ?? undefined}>
                    {label}
                  </a>
                </Fragment>
              ))}
            </p>
          )}
        </div>
      )}
      {status && (
        <p className="stamp" role="note">
          {status.title}. {status.text}
        </p>
      )}
      {model.unlisted && !(source && isPlaceholder(source)) && (
        <p className="note" role="note">
          <b>{labels["contentVisibility.unlistedBanner.title"]}.</b>{" "}
          {labels["contentVisibility.unlistedBanner.message"]}
        </p>
      )}
    </>
  );
}
