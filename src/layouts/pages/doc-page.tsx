import { GroupPhoto } from "../../components/group-photo/group-photo.tsx";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { PatchLinks } from "../../components/patch-links/patch-links.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { committeesOf } from "../../model/committees.ts";
import type { DocPlace } from "../../model/docs/docs.ts";
import { emblemOf } from "../../model/emblems.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import type { Site } from "../../model/site.ts";
import type { DocSource } from "../../model/sources.ts";
import { format } from "../../schema/format.ts";
import { DocsFrame } from "./docs-frame.tsx";
import { OwnSections } from "./own-sections.tsx";

interface DocPageProps {
  model: PageModel & DocPlace;
  source: DocSource;
  html: string;
  site: Site;
}

export function DocPage({ model, source, html, site }: DocPageProps) {
  return (
    <DocsFrame model={model} site={site}>
      <GroupPhoto source={source} build={site.build} />
      <Prose model={model} html={html} />
      <OwnSections source={source} site={site} />
      <OthersOfCluster source={source} model={model} />
      <PageFoot model={model} />
    </DocsFrame>
  );
}

/** The others of the cluster of a committee. */
function OthersOfCluster({ source, model: { context } }: Pick<DocPageProps, "source" | "model">) {
  const { data, labels, href, text } = context;
  const all = committeesOf(data.chapterMap);
  const own = all.find(({ to }) => href(to) === source.url);
  if (!own) return null;
  const links = all
    .filter((body) => body !== own && body.cluster === own.cluster)
    .map(({ to, label, emblem, cluster }) => ({
      label: text(label),
      href: href(to),
      emblem: emblemOf(emblem, cluster, data),
    }));
  const title = format(labels["docs.othersOfCluster"], { cluster: text(own.clusterLabel) });
  return <PatchLinks title={title} links={links} />;
}
