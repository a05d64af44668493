import { generatedPage } from "../../../model/pages/generated-page.ts";
import type { Site } from "../../../model/site.ts";
import { shortened } from "../../../schema/finding.ts";
import type { Locale } from "../../../schema/localized.ts";
import { eventPages, eventShare } from "./events.ts";
import { eventHead } from "./events-head.ts";

/** Of a description in the head. */
const MOST_LETTERS = 160;

/** A page for each event and each series, until a year after it. */
export function pagesOfEvents(site: Site, locale: Locale) {
  const { context } = site[locale];
  return eventPages(context).map((page) => {
    const { event } = page;
    const { title, titleLang, description, organiser } = event;
    const share = eventShare(event);
    const { line } = share;
    const about = [line, organiser?.label, description].filter(Boolean).join(" · ");
    return generatedPage(
      context,
      {
        kind: "event",
        url: event.address,
        title,
        contentLocale: titleLang ?? locale,
        description: shortened(about, MOST_LETTERS),
        sections: [{ id: "", heading: "", text: about }],
        share,
        page,
      },
      eventHead(event, context),
      `event ${event.page}`,
    );
  });
}
