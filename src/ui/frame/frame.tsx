import type { ReactNode } from "react";
import type { PageModel } from "../../model/pages/page-model.ts";
import { Notices } from "../notice/notice.tsx";
import { Toc } from "../toc/toc.tsx";
import { contentLang } from "./content-lang.ts";

export interface FrameProps {
  model: PageModel;
  /** Column to the left: menu of the docs, recent posts. */
  side?: ReactNode;
  /** Above and below the heading. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/** Main area of every page but the home page: side menu, heading, table of contents, text. */
export function Frame({ model, side, before, after, children }: FrameProps) {
  const lang = contentLang(model.contentLocale, model.locale);
  return (
    <div className={side ? "page with-side" : "page"}>
      {side}
      <main id="main" tabIndex={-1} className={model.toc.length > 0 ? "with-toc" : undefined}>
        <header>
          {before}
          <h1 lang={lang}>{model.title}</h1>
          {after}
          <Notices model={model} />
        </header>
        <Toc entries={model.toc} labels={model.shell.labels} lang={lang} />
        <div className="text">{children}</div>
      </main>
    </div>
  );
}
