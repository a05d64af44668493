import { LINKS } from "../../messages/links.ts";
import type { Mistake } from "../../messages/message.ts";
import { REFERENCES } from "../../messages/references.ts";
import { basename, dirname } from "../../read/files/file-names.ts";
import type { ReadSite } from "../../read/site.ts";
import { meant } from "../../schema/describe-issue.ts";
import { type Finding, warningAbout } from "../../schema/finding.ts";
import { isImage } from "../../schema/pictures.ts";
import { isUpload, PUBLIC, safeTarget, uploadedFile } from "../../schema/uploads.ts";

/** What is wrong with the address of an upload; other files are looked for in the built site. */
export function uploadMistake(path: string, { files }: Pick<ReadSite, "files">): Mistake | null {
  // Other files at the root may be made by the build; pictures are not.
  if (!/^\/(?:img|pdfs)\//.test(path) && !/^\/[^/]+\.(?:png|jpe?g|svg|ico)$/.test(path))
    return null;
  if (path.startsWith("/img/") && !isImage(path))
    return LINKS.documentPlace({ path, better: safeTarget(`/pdfs/${basename(path)}`) });
  if (isUpload(path, files)) return null;
  const isAtRoot = dirname(path) === "";
  const folder = isAtRoot ? PUBLIC : dirname(uploadedFile(path) ?? `src/assets${path}`);
  const known = [...files].flatMap((file) =>
    dirname(file) === folder ? `${dirname(path)}/${basename(file)}` : [],
  );
  return LINKS.noUpload({ path, folder, fix: meant(path, known) });
}

/** Files at the root of the site that browsers and phones ask for. */
const ICONS = [
  "favicon.svg",
  "favicon.ico",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
];

/** The icons of the site are there. */
export function* icons({ files }: ReadSite): Iterable<Finding> {
  for (const name of ICONS)
    if (!files.has(`${PUBLIC}/${name}`))
      yield warningAbout(`${PUBLIC}/${name}`, REFERENCES.missingFile());
}
