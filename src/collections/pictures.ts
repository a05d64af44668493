import { Temporal } from "temporal-polyfill";
import { PICTURE_SIZES, type PictureFormat } from "../schema/pictures.ts";
import { formatDay } from "./events/dates.ts";
import { comingPages, eventShare } from "./events/events.ts";
import { format } from "./format.ts";
import { postShare } from "./news/post-head.ts";
import { type AddressOfPicture, type Pictured, sharePicture } from "./pages/share-picture.ts";
import type { LocaleSite } from "./site.ts";

/** What editors share of an event or a post. */
export interface ShareSet {
  /** Last part of the address of its page. */
  name: string;
  title: string;
  /** Language of the title, where it is not that of the page. */
  lang: string | null;
  href: string;
  /** To paste beside a picture. */
  text: string;
  alt: string;
  /** When it is over. */
  end?: string;
  /** None where this build makes no pictures. */
  pictures: { format: PictureFormat; src: string; file: string; width: number; height: number }[];
}

/** So many events; each has two pictures more than its page. */
const MOST_EVENTS = 40;
/** So long a post is news. */
const NEWS_DAYS = 30;
const FORMATS: readonly PictureFormat[] = ["story", "square", "link"];

/** The events to come, the next one first, then the posts of the last month. */
export function shareSets(
  { context, blog }: Pick<LocaleSite, "context" | "blog">,
  addressOf: AddressOfPicture | undefined,
): ShareSet[] {
  const { absolute, data, labels, record } = context;
  const setOf = (
    page: Pictured,
    lines: (string | null)[],
    line: string | null,
    lang: string | null,
    date: { day: string; month: string },
  ): ShareSet => {
    const name = page.url.split("/").at(-1) ?? "";
    const drawn = sharePicture(page, context);
    // The year is said beside links, which stay.
    const own = { ...drawn, line: line ?? drawn.line, date };
    const words = [own.title, own.line?.replaceAll(" · ", ", ")].filter(Boolean).join(", ");
    return {
      name,
      title: page.title,
      lang,
      href: page.url,
      text: [page.title, ...lines, absolute(page.url)].filter(Boolean).join("\n"),
      alt: format(labels["sharePicture.alt"], { title: words }),
      pictures: FORMATS.flatMap((one) => {
        // Links show the upload.
        if (one === "link" && page.share?.image) return [];
        const src = addressOf?.({ ...(one === "link" ? drawn : own), format: one });
        return src ? { format: one, src, file: `${name}-${one}.png`, ...PICTURE_SIZES[one] } : [];
      }),
    };
  };
  const oldest = `${Temporal.PlainDate.from(data.today).subtract({ days: NEWS_DAYS })}`;
  return [
    ...comingPages(context)
      .slice(0, MOST_EVENTS)
      .map(({ event }) => ({
        end: event.end,
        ...setOf(
          { kind: "event", title: event.title, url: event.address, share: eventShare(event) },
          [event.when, event.place],
          [event.when, event.place].filter(Boolean).join(" · "),
          event.titleLang,
          event,
        ),
      })),
    ...blog.listed
      .filter(({ date }) => date.iso >= oldest)
      .map((post) =>
        setOf(
          { kind: "post", title: post.title, url: post.url, share: postShare(post) },
          [post.description],
          null,
          post.contentLocale === context.locale ? null : post.contentLocale,
          {
            day: formatDay(post.date.iso, record, { day: "numeric" }),
            month: formatDay(post.date.iso, record, { month: "short" }),
          },
        ),
      ),
  ];
}
