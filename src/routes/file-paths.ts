/** Joins two paths and resolves `.` and `..`; `..` beyond the beginning is dropped. */
export function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** The path of a file as seen from a folder. */
export function relativePath(folder: string, file: string): string {
  const [from, to] = [folder.split("/"), file.split("/")];
  const different = from.findIndex((part, index) => part !== to[index]);
  const shared = different < 0 ? from.length : different;
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}
