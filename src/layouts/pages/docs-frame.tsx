import type { ReactNode } from "react";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { CommitteeHeader } from "../../components/committee-header/committee-header.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { SideColumn } from "../../components/sidebar/side-column.tsx";
import { VersionBanner } from "../../components/version/version-banner.tsx";
import type { DocPlace } from "../../model/docs/docs.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import type { Site } from "../../model/site.ts";
import { Frame } from "../frame/frame.tsx";

interface DocsFrameProps {
  model: PageModel & DocPlace;
  site: Site;
  children: ReactNode;
}

/** The frame of pages of the docs: menu, breadcrumbs, notes on the version, neighbours. */
export function DocsFrame({ model, site, children }: DocsFrameProps) {
  const { sidebar, breadcrumbs, version, pagination } = model;
  const { labels, record } = model.context;
  const { source } = model;
  const [invitation] = site.features.flatMap(({ invitation }) => invitation?.(model.context) ?? []);
  const badge = version.badge && (
    <p className={version.banner ? "badge stamp" : "badge"}>{version.badge}</p>
  );
  return (
    <Frame
      model={model}
      side={sidebar !== null && <SideColumn model={model} note={version.badge && version.label} />}
      before={
        breadcrumbs && <Breadcrumbs entries={breadcrumbs} homeUrl={record.path} labels={labels} />
      }
      heading={(title) => (
        <>
          {source?.kind === "doc" ? (
            <CommitteeHeader
              source={source}
              context={model.context}
              title={title}
              invitation={invitation}
            />
          ) : (
            title
          )}
          {version.banner && badge}
        </>
      )}
      after={version.banner && <VersionBanner banner={version.banner} context={model.context} />}
    >
      {children}
      {!version.banner && badge}
      <Pagination of="docs" pagination={pagination} context={model.context} />
    </Frame>
  );
}
