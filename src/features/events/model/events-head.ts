import type { Head } from "../../../model/pages/planned-page.ts";
import type { LocaleContext } from "../../../model/site-data.ts";
import { endOfDay } from "../../../schema/days.ts";
import { calendarFile, eventsPage } from "./event-addresses.ts";
import type { EventModel } from "./events.ts";

/** Head data of the page that lists the events: the calendar file. Nothing for any other page. */
export function eventsHead(url: string, context: LocaleContext): Partial<Head> {
  if (url !== eventsPage(context)) return {};
  return {
    links: [{ rel: "alternate", type: "text/calendar", href: calendarFile(null, context) }],
  };
}

/**
 * Structured data of the page of an event.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventHead(event: EventModel, context: LocaleContext): Partial<Head> {
  const { absolute, data, record, text } = context;
  const { title, description, place, map, organiser, start, end, days, address, more } = event;
  const lang = event.titleLang ? data.locales.locales[event.titleLang].htmlLang : record.htmlLang;
  const status = event.isCancelled ? "EventCancelled" : "EventScheduled";
  return {
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "Event",
        "@id": absolute(address),
        url: absolute(address),
        name: title,
        inLanguage: lang,
        startDate: days?.first ?? start,
        endDate: days?.last ?? end,
        eventStatus: `https://schema.org/${status}`,
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        description: description ?? `${title}, ${event.whenInFull}`,
        ...(place && {
          location: {
            "@type": "Place",
            name: place,
            address: map?.address ?? place,
          },
        }),
        organizer: {
          "@type": "Organization",
          name: organiser?.label ?? text(data.site.organisation),
          url: absolute(organiser?.href ?? record.path),
          ...(organiser?.email && { email: organiser.email }),
        },
        ...offers(event, context),
        ...(more && { sameAs: more.href }),
      },
    ],
  };
}

/** What it costs, as far as the words say it in kronor, and from when until when one can sign up. */
function offers({ price, signUp, opens, lastDay }: EventModel, { data }: LocaleContext): object {
  const isFree = /^(gratis|free|0)\b/i.test(price ?? "");
  const amounts = [...(price ?? "").matchAll(/(\d[\d\s]*) ?(?:kr|sek|:-)|(?:sek|kr) ?(\d+)/gi)].map(
    ([, before = "", after = before]) => after.replace(/\s/g, ""),
  );
  const prices = isFree ? ["0"] : amounts;
  if (!signUp && prices.length === 0) return {};
  const offer = {
    "@type": "Offer",
    ...(signUp && { url: signUp }),
    ...(opens && { validFrom: opens.moment }),
    ...(lastDay && { validThrough: endOfDay(lastDay, data.events.timeZone) }),
  };
  return {
    ...(isFree && { isAccessibleForFree: true }),
    offers:
      prices.length === 0
        ? offer
        : prices.map((amount) => ({ ...offer, price: amount, priceCurrency: "SEK" })),
  };
}
