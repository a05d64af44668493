import { format } from "../format.ts";
import type { LocaleContext } from "../site-data.ts";

/** As many letters of a hash as GitHub shows. */
const COMMIT_LENGTH = 7;

export type PreviewRibbon = NonNullable<ReturnType<typeof buildRibbon>>;

/** What a preview says of itself (PREVIEW-1); null on the published site. */
export function buildRibbon({ data, labels }: LocaleContext) {
  const { preview } = data;
  if (!preview) return null;
  const { pullRequest, branch, commit } = preview;
  const inRepository = (path: string) => data.site.repository && `${data.site.repository}/${path}`;
  return {
    title: labels["preview.title"],
    facts: [
      ...(pullRequest
        ? [
            {
              text: format(labels["preview.pullRequest"], { number: pullRequest }),
              href: inRepository(`pull/${pullRequest}`),
            },
          ]
        : branch
          ? [{ text: format(labels["preview.branch"], { branch }), href: null }]
          : []),
      ...(commit
        ? [
            {
              text: format(labels["preview.commit"], { commit: commit.slice(0, COMMIT_LENGTH) }),
              href: inRepository(`commit/${commit}`),
            },
          ]
        : []),
    ],
  };
}
