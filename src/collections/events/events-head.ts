import type { Head } from "../pages/page-model.ts";
import type { LocaleContext } from "../site-data.ts";
import { calendarFile, eventsPage } from "./event-addresses.ts";
import { type EventModel, listedEvents } from "./events.ts";

/**
 * Head data of the page that lists the events: each as structured data, and the calendar file. Nothing
 * for any other page.
 *
 * @see https://schema.org/Event
 */
export function eventsHead(url: string, context: LocaleContext): Partial<Head> {
  if (url !== eventsPage(context)) return {};
  const { upcoming, past } = listedEvents(context);
  return {
    links: [{ rel: "alternate", type: "text/calendar", href: calendarFile(null, context) }],
    jsonLd: [...upcoming, ...past].map((event) => structured(event, context)),
  };
}

function structured(event: EventModel, { absolute, data, record, text }: LocaleContext): object {
  const { title, description, place, organiser, start, end, days, address, more } = event;
  const lang = event.titleLang ? data.locales.locales[event.titleLang].htmlLang : record.htmlLang;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    "@id": absolute(address),
    url: absolute(address),
    name: title,
    inLanguage: lang,
    startDate: days?.first ?? start,
    endDate: days?.last ?? end,
    eventStatus: "https://schema.org/EventScheduled",
    ...(description ? { description } : {}),
    ...(place ? { location: { "@type": "Place", name: place } } : {}),
    organizer: {
      "@type": "Organization",
      name: organiser?.label ?? text(data.site.organisation),
      url: absolute(organiser?.href ?? record.path),
    },
    ...(more ? { sameAs: more.href } : {}),
  };
}
