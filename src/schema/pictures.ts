/** Covers of posts, which link previews show too: files in `src/theme/covers`. */
export const MOTIFS = [
  "tree",
  "standard",
  "overall",
  "briefcase",
  "umbrella",
  "book",
  "hanger",
  "screen",
  "noticeboard",
  "cap",
] as const;
export type Motif = (typeof MOTIFS)[number];

/** Of the pictures that links to pages show, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };
