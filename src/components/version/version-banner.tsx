import type { VersionBanner as VersionBannerModel } from "../../collections/docs/docs-model.ts";

export interface VersionBannerProps {
  banner: VersionBannerModel;
}

/** Says that this is not the latest version; a note, as it is there from the start (VER-5). */
export function VersionBanner({ banner }: VersionBannerProps) {
  const { before, versionLabel, after, suggestion } = banner;
  return (
    <div className="admonition warning" role="note">
      <p>
        {before}
        <b>{versionLabel}</b>
        {after}
      </p>
      <p>
        {suggestion.before}
        <a href={suggestion.link.href} data-version={suggestion.link.version} data-as-is="">
          {suggestion.link.label}
        </a>
        {suggestion.after}
      </p>
    </div>
  );
}
