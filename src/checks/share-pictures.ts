import type { Head } from "../model/frame/frame-model.ts";
import { originOf } from "../model/site-data.ts";
import type { Problem } from "../schema/finding.ts";
import type { Check, CheckedSite } from "./check.ts";

/** Promise: a link to any page shows a picture, which is there and says in words what it shows. */
export const sharePictures: Check = {
  name: "pictures of links",
  severity: "throw",
  about: "pages",
  run: (site) =>
    site.deployment === "development"
      ? []
      : site.pages.flatMap(({ model, source }): Problem[] => {
          const problem = wrongIn(model.head, site);
          if (!problem) return [];
          return [
            {
              file: source?.file ?? "_data/site.json",
              problem: `A link to ${model.url} would show ${problem}.`,
              fix: 'Build without SITE_SHARE_PICTURES=0, or name a picture of 1200 × 630 pixels in _data/site.json: "socialImage": "/og-image.png"',
            },
          ];
        }),
};

function wrongIn(head: Head, { files, data }: CheckedSite): string | null {
  const contentOf = (property: string) =>
    head.meta.find((tag) => "property" in tag && tag.property === property)?.content;
  const picture = contentOf("og:image");
  if (!picture) return "no picture";
  const { origin, pathname } = new URL(picture);
  if (origin !== new URL(originOf(data)).origin || !files.has(pathname))
    return `the picture ${picture}, which is not there`;
  return contentOf("og:image:alt") ? null : "a picture without a text that says what it shows";
}
