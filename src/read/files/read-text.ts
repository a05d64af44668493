/** A file without the mark that some programs begin it with, and with line ends of one kind. */
export function plainFile(raw: string): string {
  return raw.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
