import { expect, test } from "vitest";
import type { SharePicture } from "../../../../src/collections/pages/share-picture.ts";
import type { SiteData } from "../../../../src/collections/site-data.ts";
import { siteData, siteOf } from "../../../support/site-data.ts";
import { metaOf, SMALL_SITE } from "../../../support/small-site.ts";

test.each<[url: string, picture: Partial<SharePicture>]>([
  ["/", { title: "I-Sektionen KTH", siteTitle: null }],
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
