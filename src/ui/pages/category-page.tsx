import type { CategoryPage as CategoryPageModel } from "../../model/page-model.ts";
import { BackToTop } from "../back-to-top/back-to-top.tsx";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { Frame } from "../frame/frame.tsx";
import { Sidebar } from "../sidebar/sidebar.tsx";
import { VersionBanner } from "../version/version-banner.tsx";
import { DocsPagination } from "./docs-pagination.tsx";

export interface CategoryPageProps {
  model: CategoryPageModel;
}

/** What is in a category of the docs, one entry each (SIDE-4). */
export function CategoryPage({ model }: CategoryPageProps) {
  const { sidebar, sidebarMarks, breadcrumbs, version, pagination, cards } = model;
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
      <ul className="roles">
        {cards.map(({ label, href, text }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
      <DocsPagination pagination={pagination} labels={labels} />
      <BackToTop labels={labels} />
    </Frame>
  );
}
