import type { VersionBanner as VersionBannerModel } from "../../model/docs/versions.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { format } from "../../schema/format.ts";

export interface VersionBannerProps {
  banner: VersionBannerModel;
  context: LocaleContext;
}

/** Says that this is not the latest version; a note, as it is there from the start (VER-5). */
export function VersionBanner({ banner, context: { labels, data } }: VersionBannerProps) {
  const { kind, versionLabel, latest } = banner;
  const siteTitle = data.site.title;
  const [before, after] = format(labels[`docs.versions.${kind}VersionLabel`], {
    siteTitle,
  }).split("{versionLabel}");
  const [beforeLink, afterLink] = format(labels["docs.versions.latestVersionSuggestionLabel"], {
    versionLabel: latest.label,
  }).split("{latestVersionLink}");
  return (
    <div className={kind === "unmaintained" ? "archived" : "admonition warning"} role="note">
      <p>
        {before}
        <b>{versionLabel}</b>
        {after}
      </p>{" "}
      <p>
        {beforeLink}
        <a href={latest.href} data-version={latest.name} data-as-is="">
          {labels["docs.versions.latestVersionLinkLabel"]}
        </a>
        {afterLink}
      </p>
    </div>
  );
}
