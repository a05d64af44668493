import { expect, test } from "vitest";
import { eventPages, eventShare } from "../../../src/features/events/model/events.ts";
import { eventHead } from "../../../src/features/events/model/events-head.ts";
import type { SiteEvent } from "../../../src/features/events/schema.ts";
import { both, contextOf, siteOf } from "../../support/site-data.ts";
import { metaOf, SMALL_SITE } from "../../support/small-site.ts";
import { withEvents } from "./with-events.ts";

/** What search engines read of an event. */
function dataOf(more: Partial<SiteEvent>) {
  const event = { title: both("Pub"), start: "2026-12-01T18:00", end: "2026-12-01T23:00", ...more };
  const context = contextOf("sv", withEvents([event], { today: "2026-11-28" }));
  const [page] = eventPages(context);
  const [data] = page ? (eventHead(page.event, context).jsonLd ?? []) : [];
  return data as Record<string, unknown>;
}

test.each([
  ["150 kr", ["150"]],
  ["149,50 kr", ["149.50"]],
  ["149:50 kr", ["149.50"]],
  ["150:-", ["150"]],
  ["SEK 1,200", ["1200"]],
  ["1 200 kr", ["1200"]],
  ["100–150 kr", ["100", "150"]],
  ["100-150 SEK", ["100", "150"]],
  ["Medlemmar 100, övriga 150 kr", ["100", "150"]],
  ["Medlemmar 100 kr / övriga 150", ["100", "150"]],
  ["450 kr, 390 kr för medlemmar", ["450", "390"]],
  ["100 för medlemmar, 150 kr för andra", ["100", "150"]],
  ["2 för 100 kr", ["100"]],
  ["150 kr inkl. 2 drinkar", ["150"]],
  ["150 kr för 3 rätter", ["150"]],
  ["Gratis för medlemmar, 50 kr för andra", ["0", "50"]],
  ["Free for members, SEK 50 for others", ["0", "50"]],
  ["Gratis", ["0"]],
  ["0 kr", ["0"]],
  ["Gratis mat, 80 kr i garderoben", ["80"]],
  ["Lunch kl 12, 80 kr", ["80"]],
  ["Frivillig avgift", []],
])("EVENT-6 the price %j is %j in structured data", (price, prices) => {
  const data = dataOf({ price: both(price) });
  const offers = (data.offers ?? []) as { price: string }[];
  expect(offers.map((offer) => offer.price)).toEqual(prices);
  expect(data.isAccessibleForFree ?? false).toBe(prices.join() === "0");
});

test("EVENT-6 a picture stands beside links to its event, a poster on the page only", () => {
  const image = { src: "/img/x.png", alt: "" };
  const isShared = (width: number, height: number) =>
    "image" in eventShare({ image, picture: { png: [{ width, height }] } } as never);
  expect([isShared(800, 600), isShared(600, 800)]).toEqual([true, false]);
});

const HALL = { "@type": "Place", name: "Hallen", address: "Hallen" };
const virtual = (url: string) => ({ "@type": "VirtualLocation", url });
const PAGE = "https://www.example.org/evenemang/2026-12-01-pub";

test.each([
  ["Hallen", "Offline", HALL],
  ["Zoom", "Online", virtual(PAGE)],
  ["Digitalt via Teams", "Online", virtual(PAGE)],
  ["https://kth-se.zoom.us/j/612", "Online", virtual("https://kth-se.zoom.us/j/612")],
  [
    "Hallen och Zoom",
    "Mixed",
    [{ ...HALL, name: "Hallen och Zoom", address: "Hallen och Zoom" }, virtual(PAGE)],
  ],
  [
    "Kårhuset, Drottninggatan 15, 114 28 Stockholm",
    "Offline",
    {
      "@type": "Place",
      name: "Kårhuset, Drottninggatan 15, 114 28 Stockholm",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Drottninggatan 15",
        postalCode: "114 28",
        addressLocality: "Stockholm",
        addressCountry: "SE",
      },
    },
  ],
])("EVENT-6 the place %j is %s in structured data", (place, mode, location) => {
  expect(dataOf({ place: both(place) })).toMatchObject({
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location,
  });
});

test("EVENT-6 what is off, moved or full says so in structured data", () => {
  const signUp = "https://forms.example/a";
  expect(dataOf({ cancelled: true }).eventStatus).toBe("https://schema.org/EventCancelled");
  expect(dataOf({ status: "moved" }).eventStatus).toBe("https://schema.org/EventRescheduled");
  expect(dataOf({ status: "full", signUp })).toMatchObject({
    eventStatus: "https://schema.org/EventScheduled",
    offers: { url: signUp, availability: "https://schema.org/SoldOut" },
  });
});

test("EVENT-6, SHARE-1 an event with a picture of its own shows that in links and in structured data", () => {
  const times = { start: "2026-06-03T18:00", end: "2026-06-03T20:00" };
  const picture = { imageURL: "/assets/images/pub.jpeg", imageAlt: both("Affisch") };
  const { site, page } = siteOf(
    SMALL_SITE,
    withEvents([{ title: both("Pub"), ...times, ...picture }]),
  );
  const { context } = site.sv;
  const shown = page(eventPages(context)[0]?.event.address ?? "");
  const image = context.absolute(picture.imageURL);
  expect(metaOf(shown, "og:image")).toEqual([image]);
  expect(metaOf(shown, "og:image:alt")).toEqual(["Affisch"]);
  expect(metaOf(shown, "og:image:width")).toEqual([]);
  expect(shown.head.jsonLd).toContainEqual(expect.objectContaining({ image }));
});
