import { expect, test } from "vitest";
import type { SharePicture } from "../../../../src/assets/share-pictures.ts";
import { eventPages, eventShare } from "../../../../src/features/events/model/events.ts";
import { eventHead } from "../../../../src/features/events/model/events-head.ts";
import { headOf } from "../../../../src/model/frame/head.ts";
import { generatedPage } from "../../../../src/model/pages/generated-page.ts";
import type { SiteData } from "../../../../src/model/site-data.ts";
import { both, siteData, siteOf } from "../../../support/site-data.ts";
import { metaOf, SMALL_SITE } from "../../../support/small-site.ts";

test.each<[url: string, picture: Partial<SharePicture>]>([
  ["/", { title: "Testsektionen", siteTitle: null }],
  ["/docs/board", { title: "board", cluster: "board", emblem: "<path/>" }],
  ["/blog/2024/03/25/ny-hemsida", { line: "25 mars 2024", motif: "screen" }],
  ["/404", { line: null, emblem: null, motif: "hanger" }],
])("SHARE-2 what a link to %s shows follows from what the page is", (url, picture) => {
  const shown: SharePicture[] = [];
  const data: Partial<SiteData> = {
    newsTags: [{ key: "it", label: { sv: "IT", en: "IT" }, cover: "screen" }],
    chapterMap: {
      title: { sv: "Karta", en: "Map" },
      operatingYear: "2026/27",
      root: {
        label: { sv: "Styrelsen", en: "Board" },
        cluster: "board",
        to: "/docs/board",
        emblem: "gavel",
      },
    },
    emblems: { ...siteData().emblems, drawings: new Map([["gavel", "<path/>"]]) },
  };
  const { page } = siteOf(SMALL_SITE, data, {
    addressOfPicture: (drawn) => `/${shown.push(drawn) - 1}.png`,
  });
  const [address = ""] = metaOf(page(url), "og:image");
  expect(shown[Number(/\d+(?=\.png)/.exec(address))]).toMatchObject(picture);
});

test("EVENT-6, SHARE-1 an event with a picture of its own shows that in links and in structured data", () => {
  const poster = {
    title: both("Pub"),
    start: "2026-06-03T18:00",
    end: "2026-06-03T20:00",
    imageURL: "/assets/images/pub.jpeg",
    imageAlt: both("Affisch"),
  };
  const { site } = siteOf(SMALL_SITE, { events: { ...siteData().events, events: [poster] } });
  const { context } = site.sv;
  const [found] = eventPages(context);
  if (!found) throw new Error("the event has no page");
  const { title, address } = found.event;
  const share = eventShare(found.event);
  const head = headOf(
    generatedPage(
      context,
      { kind: "event", url: address, title, description: title, share },
      eventHead(found.event, context),
    ),
    [],
    undefined,
    site,
  );
  const image = context.absolute(poster.imageURL);
  expect(head.meta).toEqual(
    expect.arrayContaining([
      { property: "og:image", content: image },
      { property: "og:image:alt", content: "Affisch" },
    ]),
  );
  expect(head.meta).not.toContainEqual(expect.objectContaining({ property: "og:image:width" }));
  expect(head.jsonLd[0]).toMatchObject({ image });
});
