import type { ReactNode } from "react";
import type { CategoryPage, DocPage } from "../../model/pages/page-model.ts";
import { BackToTop } from "../back-to-top/back-to-top.tsx";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { Frame } from "../frame/frame.tsx";
import { SIDEBAR_ITEMS, Sidebar } from "../sidebar/sidebar.tsx";
import { VersionBanner } from "../version/version-banner.tsx";
import { DocsPagination } from "./docs-pagination.tsx";

export interface DocsFrameProps {
  model: DocPage | CategoryPage;
  /** Below the title. */
  after?: ReactNode;
  children: ReactNode;
}

/** The frame of pages of the docs: menu, breadcrumbs, notes on the version, neighbours. */
export function DocsFrame({ model, after, children }: DocsFrameProps) {
  const { sidebar, breadcrumbs, version, pagination } = model;
  const { labels, homeUrl } = model.shell;
  return (
    <Frame
      model={model}
      side={sidebar && <Sidebar items={SIDEBAR_ITEMS} labels={labels} />}
      before={
        breadcrumbs && <Breadcrumbs entries={breadcrumbs} homeUrl={homeUrl} labels={labels} />
      }
      after={
        <>
          {after}
          {version.badge && <p className="badge">{version.badge}</p>}
          {version.banner && <VersionBanner banner={version.banner} />}
        </>
      }
    >
      {children}
      <DocsPagination pagination={pagination} labels={labels} />
      <BackToTop labels={labels} />
    </Frame>
  );
}
