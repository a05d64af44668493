import { endingOf, isImage } from "./pictures.ts";

/** Where documents are that editors upload; texts and data name them `/pdfs/…`. */
export const DOCUMENTS_FOLDER = "src/theme/public/pdfs";

/** Endings of documents, which are published as they are: no browser runs one of them. */
export const DOCUMENT_FORMATS = ["pdf", "docx", "xlsx", "pptx", "odt", "ods", "odp"];

/** What the form at `/admin` takes as a document. */
export const DOCUMENT_TYPES = DOCUMENT_FORMATS.map((format) => `.${format}`).join();

/** What it takes as a picture. Phones that keep photos as HEIC give a JPEG where HEIC is not taken. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml";
/** Whether a file of a device is such a photo; not every browser names its type. */
export const isHeic = (name: string, type: string) => /hei[cf]$/i.test(type || name);

/** Whether a file is a document, by its name. */
export const isDocument = (path: string) => DOCUMENT_FORMATS.includes(endingOf(path));

/** What may be in the folders of texts and data. Nothing of it is code, so who reviews texts can review it. */
export const CONTENT: readonly [folder: string, isAllowed: (path: string) => boolean][] = [
  ["_data/", (path) => path.endsWith(".json")],
  ["src/content/", (path) => path.endsWith(".md") || isImage(path) || isDocument(path)],
  ["src/versions/", (path) => /\.(?:md|json)$/.test(path) || isImage(path) || isDocument(path)],
  ["src/assets/img/", isImage],
  [`${DOCUMENTS_FOLDER}/`, isDocument],
];

/** Whether a file is a text, data, a picture or a document, where these are. */
export const isContent = (path: string) =>
  CONTENT.some(([folder, isAllowed]) => path.startsWith(folder) && isAllowed(path));

/** How a form says where documents are. */
export const DOCUMENTS = {
  media_folder: `/${DOCUMENTS_FOLDER}`,
  public_folder: "/pdfs",
};

/** In bytes; on a slow phone 10 MB take more than a minute. */
export const DOCUMENT_LIMIT = 10_000_000;

/** Size in bytes of the files that readers can fetch as they are, by path. */
export type FileSizes = Readonly<Record<string, number>>;

/** The path of a file as Markdown reads it: with blanks or brackets it is put between angle brackets. */
export function safeTarget(path: string): string {
  const target = path.replaceAll(/[%#?]/g, encodeURIComponent);
  return /[\s()<>]/.test(target) ? `<${target}>` : target;
}

/** The path of an upload by its address; undefined for other addresses. */
export function uploadedFile(address: string | undefined): string | undefined {
  return address?.startsWith("/pdfs/") ? `src/theme/public${address}` : undefined;
}

/**
 * Type and size of a document, for those who decide whether to open it.
 *
 * @returns undefined for what is no known document
 * @example documentNote("a.pdf", { "a.pdf": 1_240_000 }, "sv") // "PDF, 1,2 MB"
 */
export function documentNote(
  path: string | undefined,
  sizes: FileSizes,
  htmlLang: string,
): string | undefined {
  const bytes = path === undefined ? undefined : sizes[path];
  if (path === undefined || bytes === undefined) return undefined;
  const isLarge = bytes >= 1_000_000;
  const size = new Intl.NumberFormat(htmlLang, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: 1,
  }).format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000));
  return `${endingOf(path).toUpperCase()}, ${size}`;
}

/** What is at the root of the site. */
export const PUBLIC = "src/theme/public";

/** Whether a published file has an address. */
export const isUpload = (address: string, files: ReadonlySet<string>) =>
  [PUBLIC, "src/assets"].some((folder) => files.has(folder + address.normalize("NFC")));
