/** What the site stores in the browser until the visitor removes it (STORE-1). */
export const STORAGE_KEYS = {
  theme: "theme",
  docsVersion: "docs-preferred-version-default",
  announcementId: "docusaurus.announcement.id",
  announcementDismissed: "docusaurus.announcement.dismiss",
  checklists: "checklists",
  patches: "patches",
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** What it stores until the tab is closed: a later visit has no use for it (STORE-1). */
export const SESSION_KEYS = { fullLoad: "full-load", renewed: "renewed" } as const;
