import type { ReactElement } from "react";
import type { Shell } from "../../collections/frame/frame-model.ts";
import type { PageModel } from "../../collections/pages/page-model.ts";
import { Announcement } from "../../components/announcement/announcement.tsx";
import { Footer } from "../../components/footer/footer.tsx";
import { Header } from "../../components/navbar/header.tsx";
import { PreviewRibbon } from "../../components/preview-ribbon/preview-ribbon.tsx";
import { around, blank } from "./blank.ts";
import { Head } from "./head.tsx";
import { markup } from "./markup.ts";

export interface PageProps {
  model: PageModel;
}

/** The document around the body. */
function Page({ model }: PageProps) {
  const { shell } = model;
  const { announcement } = shell;
  const { unchosen } = shell.colorMode;
  // For visitors without script, and for the button.
  const fixedMode = unchosen === "system" ? undefined : unchosen;
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
      <body dangerouslySetInnerHTML={{ __html: BODY }} />
    </html>
  );
}

/** Stands for the body until its parts are put together. */
const BODY = blank("body");

/**
 * The HTML document of a page.
 *
 * @param main its main area
 */
export function renderPage(model: PageModel, main: ReactElement): string {
  const { shell } = model;
  const [start, end] = around(BODY, markup(<Page model={model} />));
  return [
    `<!doctype html>${start}`,
    markup(<Top shell={shell} />),
    markup(<Header model={model} hidesOnScroll={shell.hidesOnScroll} />),
    markup(main),
    markup(<Bottom shell={shell} />),
    model.kind === "home" ? markup(<BasePathBanner shell={shell} />) : "",
    end,
  ].join("");
}

interface ShellProps {
  shell: Shell;
}

function Top({ shell: { labels, announcement, ribbon } }: ShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        {labels["common.skipToMainContent"]}
      </a>
      {ribbon && <PreviewRibbon ribbon={ribbon} />}
      {announcement && <Announcement announcement={announcement} labels={labels} />}
    </>
  );
}

function Bottom({ shell: { labels, footer } }: ShellProps) {
  return footer && <Footer footer={footer} labels={labels} />;
}

/** Tells maintainers when the site lies under another path than it was built for (ERR-4). */
function BasePathBanner({ shell: { baseUrlBanner, homeUrl } }: ShellProps) {
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
