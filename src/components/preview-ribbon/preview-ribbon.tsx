import type { LocaleContext } from "../../model/site-data.ts";
import { format } from "../../schema/format.ts";

/** As many letters of a hash as GitHub shows. */
const COMMIT_LENGTH = 7;

/**
 * Says that this is a preview, and of what (PREVIEW-1); nothing on the published site. In the flow of the
 * page, so that it covers nothing.
 */
export function PreviewRibbon({ context: { data, labels } }: { context: LocaleContext }) {
  const { preview, site } = data;
  if (!preview) return null;
  const { pullRequest, branch, commit } = preview;
  const fact = (text: string, path: string | null) =>
    path && site.repository ? (
      <a href={`${site.repository}/${path}`}>{text}</a>
    ) : (
      <span>{text}</span>
    );
  return (
    <section className="preview-ribbon" aria-label={labels["preview.title"]}>
      <b>{labels["preview.title"]}</b>
      {pullRequest
        ? fact(
            format(labels["preview.pullRequest"], { number: pullRequest }),
            `pull/${pullRequest}`,
          )
        : branch && fact(format(labels["preview.branch"], { branch }), null)}
      {commit &&
        fact(
          format(labels["preview.commit"], { commit: commit.slice(0, COMMIT_LENGTH) }),
          `commit/${commit}`,
        )}
    </section>
  );
}
