/** Names of the icons that a footer link may carry. */
export const FOOTER_ICONS = [
  "facebook",
  "instagram",
  "calendar",
  "github",
  "university",
  "mail",
  "rss",
] as const;
