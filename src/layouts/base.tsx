import type { ReactNode } from "react";
import { format } from "../collections/format.ts";
import { unchosenMode } from "../collections/frame/color-mode.ts";
import type { PageModel } from "../collections/pages/page-model.ts";
import { Announcement } from "../components/announcement/announcement.tsx";
import { Footer } from "../components/footer/footer.tsx";
import { Header } from "../components/navbar/header.tsx";
import { PreviewRibbon } from "../components/preview-ribbon/preview-ribbon.tsx";
import { Head } from "./head.tsx";

export interface BaseProps {
  model: PageModel;
  /** The main area. */
  children: ReactNode;
}

/** The document of every page, in the order of SHELL-1. */
export function Base({ model, children }: BaseProps) {
  const { context, analytics } = model;
  const { labels, record, data } = context;
  const { announcement, site } = data;
  const versions = data.versions.versions.map(({ name }) => name);
  // For visitors without script, and for the button.
  const unchosen = unchosenMode(site.colorMode);
  const fixedMode = unchosen === "system" ? undefined : unchosen;
  return (
    <html
      lang={record.htmlLang}
      dir={record.direction}
      data-has-hydrated="false"
      data-theme={fixedMode}
      data-theme-default={fixedMode}
      data-announcement={announcement?.isCloseable ? announcement.id : undefined}
      data-versions={versions.length > 1 ? JSON.stringify(versions) : undefined}
      data-analytics={analytics ? JSON.stringify(analytics) : undefined}
    >
      <Head model={model} />
      <body>
        <a className="skip" href="#main">
          {labels["common.skipToMainContent"]}
        </a>
        <PreviewRibbon context={context} />
        <Announcement context={context} />
        <Header model={model} />
        {children}
        <Footer context={context} />
        {model.kind === "home" && site.baseUrlBanner && <BasePathBanner model={model} />}
      </body>
    </html>
  );
}

/** Warns maintainers when the site is served under another path than it was built for (ERR-4). */
function BasePathBanner({ model: { assets, context } }: Pick<BaseProps, "model">) {
  const { labels, record, data } = context;
  return (
    <script
      data-title={format(labels["baseUrlBanner.title"], { siteTitle: data.site.title })}
      data-base={record.path}
      dangerouslySetInnerHTML={{ __html: assets.baseUrlBanner }}
    />
  );
}
