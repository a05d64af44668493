import { contentLang } from "../../model/content-lang.ts";
import type { PageModel } from "../../model/pages/page-model.ts";

/** The text of a page, marked with its language where that is not the language of the page. */
export function Prose({ model, html }: { model: PageModel; html: string }) {
  return (
    <div
      className="prose"
      lang={contentLang(model.contentLocale, model.locale)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
