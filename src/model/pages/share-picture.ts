import type { SharePicture } from "../../assets/share-pictures.ts";
import { CLUSTER_SETTINGS } from "../../schema/chapter-map.ts";
import type { Motif } from "../../schema/pictures.ts";
import { clusterBodiesOf } from "../committees.ts";
import { dataOfVersion, type LocaleContext } from "../site-data.ts";
import type { PlannedPage } from "./planned-page.ts";

type Drawing = Pick<SharePicture, "cluster" | "emblem" | "motif">;

/** What of a page is in its picture. */
type Pictured = Pick<PlannedPage, "kind" | "title" | "url"> &
  Partial<Pick<PlannedPage, "source" | "share" | "version" | "breadcrumbs">>;

/** What the picture of a page shows. */
export function sharePicture(page: Pictured, context: LocaleContext): SharePicture {
  const { title } = context.data.site;
  const own = page.kind === "home" ? title : page.title;
  return {
    title: own,
    line: lineOf(page, context),
    siteTitle: own === title ? null : title,
    ...drawingOf(page, context),
  };
}

/** The day of a post, the part of the docs with its year when that is over, what the site is about. */
function lineOf(page: Pictured, { data, text }: LocaleContext): string | null {
  if (page.kind === "home") return text(data.site.tagline);
  if (page.share?.line) return page.share.line;
  if (!page.version) return null;
  const above = page.breadcrumbs?.at(-2)?.label;
  const year = page.version.banner?.versionLabel;
  return [above, year].filter(Boolean).join(" · ") || null;
}

/** What is in the arch, and its colour; the page's own emblem replaces the motif. */
function drawingOf({ source, share, url }: Pictured, { data, href }: LocaleContext): Drawing {
  const just = (motif: Motif): Drawing => ({ cluster: null, emblem: null, motif });
  if (share) {
    const { emblem, cluster = null } = share.body ?? {};
    const drawing = data.emblems.drawings.get(emblem ?? "") ?? null;
    return { ...just(share.motif), ...(drawing && { cluster, emblem: drawing }) };
  }
  if (source?.kind === "doc") {
    const { chapterMap } = dataOfVersion(data, source.version);
    const bodies = clusterBodiesOf(chapterMap).filter(({ to }) => href(to) === url);
    const cluster = bodies[0]?.cluster;
    if (!cluster) return just("tree");
    // As in the header of the page, the emblem of several bodies on it is that of the last.
    const body = bodies.at(-1);
    const emblem = data.emblems.drawings.get(body?.emblem ?? "") ?? null;
    return { cluster, emblem, motif: CLUSTER_SETTINGS[cluster]?.cover ?? "tree" };
  }
  return just("tree");
}
