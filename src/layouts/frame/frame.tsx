import type { ReactNode } from "react";
import { BackToTop } from "../../components/back-to-top/back-to-top.tsx";
import { LeaveNote } from "../../components/leave/leave.tsx";
import { Notices } from "../../components/notice/notice.tsx";
import { PageHero, type PageHeroProps } from "../../components/page-hero/page-hero.tsx";
import { Toc } from "../../components/toc/toc.tsx";
import { contentLang } from "../../model/content-lang.ts";
import { tocOf } from "../../model/frame/toc.ts";
import { leaveTarget } from "../../model/pages/leave-target.ts";
import type { PageModel } from "../../model/pages/page-model.ts";

export interface FrameProps {
  model: PageModel;
  /** Field of colour in place of the heading. */
  hero?: Pick<PageHeroProps, "hero" | "lead"> | undefined;
  /** Column to the left: menu of the docs, recent posts. */
  side?: ReactNode;
  /** Puts the heading in its place, where that is more than the top of the page. */
  heading?: (title: ReactNode) => ReactNode;
  /** Above and below the heading. */
  before?: ReactNode;
  after?: ReactNode;
  /** Tables and lists as wide as the page, in place of text in its column. */
  isFull?: boolean;
  children: ReactNode;
}

/** Main area of every page but the home page: side menu, heading, table of contents, text. */
export function Frame(props: FrameProps) {
  const { model, hero, side, heading, before, after, isFull = false, children } = props;
  const { source } = model;
  const lang = contentLang(model.contentLocale, model.locale);
  const toc = source ? tocOf(source, model.context.data) : [];
  // Too long for the usual size on a phone.
  const hasLongWord = model.title.split(/[\s-]/).some((word) => word.length > 15);
  const title = (
    <h1 className={hasLongWord ? "long" : undefined} lang={lang}>
      {model.title}
    </h1>
  );
  const leave = leaveTarget(source) && <LeaveNote labels={model.context.labels} />;
  const toTop = <BackToTop labels={model.context.labels} />;
  const tocClass = toc.length > 0 ? "with-toc" : undefined;
  const contents = <Toc entries={toc} labels={model.context.labels} lang={lang} />;
  if (hero) {
    return (
      <main id="main" tabIndex={-1}>
        {leave}
        <PageHero {...hero} title={title} context={model.context} lang={lang} />
        <div className="page">
          <div className={tocClass}>
            {contents}
            <div className="text">
              <Notices model={model} />
              {children}
            </div>
            {toTop}
          </div>
        </div>
      </main>
    );
  }
  const mainClass = isFull ? "full" : tocClass;
  return (
    <div className={side ? "page with-side" : "page"}>
      {side}
      <main id="main" tabIndex={-1} className={mainClass}>
        <header>
          {leave}
          {before}
          {heading ? heading(title) : title}
          {after}
          <Notices model={model} />
        </header>
        {contents}
        <div className="text">{children}</div>
        {toTop}
      </main>
    </div>
  );
}
