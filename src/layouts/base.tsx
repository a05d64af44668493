import type { ReactNode } from "react";
import { Announcement } from "../components/announcement/announcement.tsx";
import { Footer } from "../components/footer/footer.tsx";
import { headElements } from "../components/head/head-elements.ts";
import { scriptJson } from "../components/json/script-json.ts";
import { LeaveStrip } from "../components/leave/leave.tsx";
import { Navbar } from "../components/navbar/navbar.tsx";
import { PreviewRibbon } from "../components/preview-ribbon/preview-ribbon.tsx";
import { announcementAt, announcementStyle } from "../model/frame/announcement.ts";
import { unchosenMode } from "../model/frame/color-mode.ts";
import { leaveTarget } from "../model/pages/leave-target.ts";
import type { PageModel } from "../model/pages/page-model.ts";
import { format } from "../schema/format.ts";

export interface BaseProps {
  model: PageModel;
  /** The main area. */
  children: ReactNode;
}

/** The document of every page, in the order of SHELL-1. */
export function Base({ model, children }: BaseProps) {
  const { context, analytics, assets, safetyPages } = model;
  const isSafety = leaveTarget(model.source) !== undefined;
  const { labels, record, data } = context;
  const { site } = data;
  const announcement = announcementAt(model.url, data);
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
      data-safety={isSafety || undefined}
      data-safety-pages={safetyPages.join(" ") || undefined}
      data-analytics={analytics ? JSON.stringify(analytics) : undefined}
    >
      <Head model={model} />
      <body>
        <a className="skip" href="#main">
          {labels["common.skipToMainContent"]}
        </a>
        {isSafety && assets.exitScript && (
          <script dangerouslySetInnerHTML={{ __html: assets.exitScript }} />
        )}
        <LeaveStrip model={model} />
        <PreviewRibbon context={context} />
        <Announcement announcement={announcement} context={context} />
        <Navbar model={model} />
        {children}
        <Footer context={context} />
        {model.kind === "home" && site.baseUrlBanner && <BasePathBanner model={model} />}
      </body>
    </html>
  );
}

/** What comes first is what the browser should start fetching first. */
function Head({ model: { head, assets, context } }: { model: PageModel }) {
  const announcement = announcementStyle(context.data);
  const mode = unchosenMode(context.data.site.colorMode);
  return (
    <head>
      {headElements(
        <>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{head.title}</title>
          <link rel="stylesheet" href={assets.stylesheet} />
          <link rel="stylesheet" href={assets.printStylesheet} media="print" />
          {announcement && <style dangerouslySetInnerHTML={{ __html: announcement }} />}
          {/*
           * After the stylesheets, for which it waits: what is parsed once they are there is drawn part by
           * part, and not all in one long task.
           */}
          {assets.inlineScript && (
            <script dangerouslySetInnerHTML={{ __html: assets.inlineScript }} />
          )}
          <meta name="color-scheme" content={mode === "system" ? "light dark" : mode} />
          {head.meta.map((meta) => (
            <meta key={"name" in meta ? meta.name : `${meta.property} ${meta.content}`} {...meta} />
          ))}
          <link rel="canonical" href={head.canonical} />
          {head.links.map((link) => (
            <link key={`${link.rel} ${link.href} ${link.hreflang ?? ""}`} {...link} />
          ))}
          {/* Low, as the first picture of the page needs the stylesheet, and no script. */}
          <script type="module" src={assets.script} fetchPriority="low" />
          {assets.preloadScripts.map((href) => (
            <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
          ))}
          {head.jsonLd.map((data) => {
            const json = scriptJson(data);
            return (
              <script
                key={json}
                type="application/ld+json"
                dangerouslySetInnerHTML={{ __html: json }}
              />
            );
          })}
        </>,
      )}
    </head>
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
