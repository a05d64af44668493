import type { PostSummary } from "../../model/news/post-summary.ts";
import type { Motif } from "../../schema/pictures.ts";
import { COVERS } from "./covers.ts";

/** The cover of a list of posts; decoration only, as there is a title beside it. */
export function Cover({ motif }: { motif: Motif }) {
  return (
    <svg className="cover" viewBox="0 0 427 240" aria-hidden="true">
      <use href={`${COVERS.address}#${motif}`} />
    </svg>
  );
}

/**
 * The cover of a post, by which it is recognised in lists: its first photo, else the motif that its editor
 * chose, else the patch of its author with its day, else the motif of its tag.
 */
export function PostCover({ post }: { post: PostSummary }) {
  const { photoHtml, patch, cover, date } = post;
  if (photoHtml)
    return <div className="cover photo" dangerouslySetInnerHTML={{ __html: photoHtml }} />;
  if (!patch) return <Cover motif={cover} />;
  return (
    <svg
      className="cover cloth"
      viewBox="0 0 427 240"
      aria-hidden="true"
      data-cluster={patch.cluster}
    >
      <rect x="13" y="13" width="401" height="214" rx="6" />
      <use href={patch.href} transform="translate(50 48)scale(2.25)" />
      <text x="312" y="134">
        {Number(date.iso.slice(8))}
      </text>
      <text x="312" y="176">
        {date.month}
      </text>
    </svg>
  );
}
