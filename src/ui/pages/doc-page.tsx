import type { DocPage as DocPageModel } from "../../model/page-model.ts";
import { BackToTop } from "../back-to-top/back-to-top.tsx";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { EditLink } from "../edit-link/edit-link.tsx";
import { Frame } from "../frame/frame.tsx";
import { Prose } from "../prose/prose.tsx";
import { Sidebar } from "../sidebar/sidebar.tsx";
import { VersionBanner } from "../version/version-banner.tsx";
import { DocsPagination } from "./docs-pagination.tsx";

export interface DocPageProps {
  model: DocPageModel;
  content: string;
}

export function DocPage({ model, content }: DocPageProps) {
  const { sidebar, sidebarMarks, breadcrumbs, version, pagination } = model;
  const { labels, homeUrl } = model.shell;
  return (
    <Frame
      model={model}
      side={sidebar && <Sidebar sidebar={sidebar} marks={sidebarMarks} labels={labels} />}
      before={
        breadcrumbs && <Breadcrumbs entries={breadcrumbs} homeUrl={homeUrl} labels={labels} />
      }
      after={
        <>
          {version.badge && <p className="badge">{version.badge}</p>}
          {version.banner && <VersionBanner banner={version.banner} />}
        </>
      }
    >
      <Prose model={model} content={content} />
      <EditLink href={model.editUrl} labels={labels} />
      <DocsPagination pagination={pagination} labels={labels} />
      <BackToTop labels={labels} />
    </Frame>
  );
}
