import { localPath } from "../../routes/locales.ts";
import type { LocaleContext } from "../site-data.ts";
import { generatedPage, type PlannedPage } from "./planned-page.ts";

/** The page for addresses that do not exist, in one language. */
export function notFoundPage({
  labels,
  locale,
  href,
  text,
  record,
  data,
}: LocaleContext): PlannedPage {
  const url = href("/404");
  return {
    core: {
      ...generatedPage(locale),
      kind: "not-found",
      url,
      title: labels["NotFound.title"],
      description: labels["NotFound.p1"],
      paragraphs: [labels["NotFound.p1"], labels["NotFound.p2"]],
      home: { label: labels["notFound.home"], href: record.path },
      invitation: { label: text(data.openRoles.invitation), href: href(data.openRoles.to) },
      links: data.site.notFound.map(({ label, to }) => ({ label: text(label), href: href(to) })),
    },
    source: null,
    head: {},
    translationKey: localPath(url, data.locales),
  };
}
