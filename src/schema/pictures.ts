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

/** Of the picture that stands for a page beside links, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** Endings of images that texts can show. */
export const IMAGE_FORMATS = ["jpg", "jpeg", "png", "webp", "avif", "gif", "tif", "tiff", "svg"];

/** Whether a file is an image that texts can show, by its name. */
export const isImage = (path: string) => IMAGE_FORMATS.includes(endingOf(path));

/** The ending of a file name, in small letters. */
export const endingOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
