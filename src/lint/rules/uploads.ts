import { LINKS } from "../../messages/links.ts";
import type { Mistake } from "../../messages/message.ts";
import { basename, dirname } from "../../read/files/file-names.ts";
import { meant } from "../../schema/describe-issue.ts";
import { isImage } from "../../schema/pictures.ts";
import { safeTarget, uploadedFile } from "../../schema/uploads.ts";
import type { LinkedSite } from "./rule.ts";

/** What is wrong with the address of an upload; other files are looked for in the built site. */
export function uploadMistake(path: string, { files }: Pick<LinkedSite, "files">): Mistake | null {
  if (!/^\/(?:img|pdfs)\//.test(path)) return null;
  if (path.startsWith("/img/") && !isImage(path))
    return LINKS.documentPlace({ path, better: safeTarget(`/pdfs/${basename(path)}`) });
  const own = path.normalize("NFC");
  if (files.has(`src/theme/public${own}`) || files.has(`src/assets${own}`)) return null;
  const folder = dirname(uploadedFile(path) ?? `src/assets${path}`);
  const known = [...files].flatMap((file) =>
    dirname(file) === folder ? `${dirname(path)}/${basename(file)}` : [],
  );
  return LINKS.noUpload({ path, folder, fix: meant(path, known) });
}
