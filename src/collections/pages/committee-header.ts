import { clusterBodiesOf } from "../committees.ts";
import { emblemOf } from "../emblems.ts";
import type { LocaleContext } from "../site-data.ts";
import type { DocSource } from "../sources.ts";

/** What the page of a committee, of the board or of another body shows before its text. */
export type CommitteeHeader = NonNullable<ReturnType<typeof committeeHeader>>;

/**
 * The head of a body's page, from the chapter map of this year.
 *
 * @returns null for docs that are no body's, and for those of archived years
 */
export function committeeHeader(source: DocSource, context: LocaleContext) {
  const { data, text, href, labels } = context;
  if (source.version !== data.versions.last) return null;
  // The board and its presidium have one page; what is said last is said of all of it.
  const body = clusterBodiesOf(data.chapterMap).findLast(({ to }) => href(to) === source.url);
  if (!body) return null;
  const { cluster, clusterLabel, members } = body;
  const emblem = emblemOf(body.emblem, cluster, data);
  const { arch } = data.emblems;
  const address = body.people ? data.people[body.people]?.roles[0]?.email : undefined;
  return {
    picture: emblem && arch ? { arch, emblem } : null,
    facts: [
      ...(members ? [{ label: labels["body.members"], value: text(members) }] : []),
      ...(clusterLabel === body.label
        ? []
        : [{ label: labels["body.cluster"], value: text(clusterLabel) }]),
    ],
    email: address ? { label: labels["body.email"], address } : null,
    action: body.isJoined
      ? { label: text(data.openRoles.invitation), href: href(data.openRoles.to) }
      : address
        ? { label: labels["body.write"], href: `mailto:${address}` }
        : null,
  };
}
