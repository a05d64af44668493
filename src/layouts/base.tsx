import type { ReactNode } from "react";
import type { Shell } from "../collections/frame/shell.ts";
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
  const { shell } = model;
  const { announcement, footer, labels } = shell;
  // For visitors without script, and for the button.
  const fixedMode = shell.unchosenMode === "system" ? undefined : shell.unchosenMode;
  return (
    <html
      lang={shell.htmlLang}
      dir={shell.dir}
      data-has-hydrated="false"
      data-theme={fixedMode}
      data-theme-default={fixedMode}
      data-announcement={announcement?.isCloseable ? announcement.id : undefined}
      data-versions={shell.versions.length > 0 ? JSON.stringify(shell.versions) : undefined}
      data-analytics={model.analytics ? JSON.stringify(model.analytics) : undefined}
    >
      <Head model={model} />
      <body>
        <a className="skip" href="#main">
          {labels["common.skipToMainContent"]}
        </a>
        {shell.ribbon && <PreviewRibbon ribbon={shell.ribbon} />}
        {announcement && <Announcement announcement={announcement} labels={labels} />}
        <Header model={model} hidesOnScroll={shell.hidesOnScroll} />
        {children}
        {footer && <Footer footer={footer} labels={labels} />}
        {model.kind === "home" && <BasePathBanner shell={shell} />}
      </body>
    </html>
  );
}

/** Tells maintainers when the site is served under another path than it was built for (ERR-4). */
function BasePathBanner({ shell: { baseUrlBanner, homeUrl } }: { shell: Shell }) {
  return (
    baseUrlBanner && (
      <script
        data-title={baseUrlBanner.title}
        data-base={homeUrl}
        dangerouslySetInnerHTML={{ __html: baseUrlBanner.script }}
      />
    )
  );
}
