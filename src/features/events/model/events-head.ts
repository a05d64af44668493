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
  const { title, description, organiser, start, end, days, address, more } = event;
  const lang = event.titleLang ? data.locales.locales[event.titleLang].htmlLang : record.htmlLang;
  const moved = event.status === "moved" ? "EventRescheduled" : "EventScheduled";
  const status = event.isCancelled ? "EventCancelled" : moved;
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
        description: description ?? `${title}, ${event.whenInFull}`,
        ...location(event, absolute(address)),
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

/** Words of places that are addresses in the network, and those that say that there is another place too. */
const ONLINE =
  /(?<!\p{L})(?:zoom|(?:microsoft )?teams|google meet|discord|youtube|twitch|digitalt?|on-?line|på nätet|på distans|remote|virtuellt?|webb?inari(?:um|et)|webinar|livestream)(?!\p{L})|https?:\/\//iu;
const BOTH = /(?<!\p{L})(?:och|and|eller|or|hybrid|samt)(?!\p{L})|[+&]| \/ /iu;
const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/i;

/** Where it is: a place, what opens in a browser, or both. */
function location({ place, map, description, more }: EventModel, page: string): object {
  const isOnline = ONLINE.test(place ?? "");
  const isThere = !isOnline || map !== null || BOTH.test(place ?? "");
  const mode = isOnline ? (isThere ? "Mixed" : "Online") : "Offline";
  const [url = more?.href ?? page] = ADDRESS.exec(`${place} ${description}`) ?? [];
  const virtual = { "@type": "VirtualLocation", url };
  const there = {
    "@type": "Place",
    name: place,
    address: map ? postalAddress(map.address) : place,
  };
  const places = [...(isThere && place ? [there] : []), ...(isOnline ? [virtual] : [])];
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    ...(places.length > 0 && { location: places.length > 1 ? places : places[0] }),
  };
}

/** @example postalAddress("Storgatan 1, 114 28 Stockholm").postalCode // "114 28" */
function postalAddress(address: string) {
  const parts = address.split(/,\s*/);
  const last = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  const [, postalCode, addressLocality] = /^(?:(\d{3} ?\d{2}) )?(\D+)$/.exec(last) ?? [];
  const streets = addressLocality ? parts.slice(0, -1) : parts;
  return {
    "@type": "PostalAddress",
    streetAddress: streets.find((part) => /\d/.test(part)) ?? streets.join(", "),
    ...(postalCode && { postalCode }),
    ...(addressLocality && { addressLocality }),
    addressCountry: "SE",
  };
}

const FREE =
  /(?<![\p{L}-])(?:gratis|free|kostnadsfritt?)(?=\s*(?:$|[,;.()/–-]|för|for|till|to))|^0(?!\d)/iu;
const AMOUNT =
  /(?<![\d.,:]|kl\.? ?)(?<before>(?:sek|kr)\s?)?(?<whole>\d{1,3}(?:[\s.,]\d{3})+|\d+)(?:[.,:](?<cents>\d\d?))?(?![\d.,:]\d)(?<after>\s?(?:kr|sek|:-))?(?<what>\s*(?!(?:och|and|eller|or|för|for)(?!\p{L}))\p{L}+)?/giu;

/** Smaller numbers without kronor count something else. */
const LEAST = 10;

/** The prices in words about kronor; a number may leave its unit to another, but what it counts stands behind it. */
function pricesIn(words: string): string[] {
  const amounts = [...words.matchAll(AMOUNT)].map(({ groups = {} }) => groups);
  const isMoney = amounts.some(({ before, after }) => before || after);
  return [
    ...(FREE.test(words) ? ["0"] : []),
    ...amounts
      .filter(
        ({ before, after, what, whole }) =>
          isMoney && (before || after || (!what && Number(whole) >= LEAST)),
      )
      .map(
        ({ whole = "", cents }) =>
          whole.replace(/\D/g, "") + (cents ? `.${cents.padEnd(2, "0")}` : ""),
      )
      .filter((amount) => amount !== "0"),
  ];
}

/** What it costs, as far as the words say it in kronor, and from when until when one can sign up. */
function offers(
  { price, signUp, opens, lastDay, status }: EventModel,
  { data }: LocaleContext,
): object {
  const prices = pricesIn(price ?? "");
  if (!signUp && prices.length === 0) return {};
  const offer = {
    "@type": "Offer",
    ...(signUp && { url: signUp }),
    ...(opens && { validFrom: opens.moment }),
    ...(lastDay && { validThrough: endOfDay(lastDay, data.events.timeZone) }),
    ...(status === "full" && { availability: "https://schema.org/SoldOut" }),
  };
  return {
    ...(prices.join() === "0" && { isAccessibleForFree: true }),
    offers:
      prices.length === 0
        ? offer
        : prices.map((amount) => ({ ...offer, price: amount, priceCurrency: "SEK" })),
  };
}
