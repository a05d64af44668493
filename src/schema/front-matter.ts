import { z } from "zod";
import { calendarDay } from "./calendar-day.ts";
import { headingLevel } from "./heading-level.ts";
import { hiddenPage } from "./hidden.ts";
import { linkTarget } from "./link-target.ts";
import { MOTIFS } from "./pictures.ts";

const page = {
  title: z.string().trim().min(1).describe("Heading of the page, link text and browser title"),
  description: z
    .string()
    .trim()
    .min(1)
    .describe("One sentence for search engines and link previews"),
  slug: z.string().optional().describe("Address of the page, if it is not the file name"),
  draft: z.boolean().optional().describe("true: only shown in previews"),
  unlisted: z
    .boolean()
    .optional()
    .describe("true: published, but in no list and not for search engines"),
  expires: calendarDay
    .optional()
    .describe("The last day on which the text holds; after it the page says so"),
  hidden: hiddenPage
    .optional()
    .describe("Days on which newcomers must not see the page; it is in no list then"),
  owner: z
    .string()
    .trim()
    .min(1)
    .optional()
    .describe("The role that answers for the text, or its address; never a person"),
  review: calendarDay.optional().describe("The day from which somebody should read the text again"),
  translationOf: z
    .literal(false)
    .optional()
    .describe("false: no page of the other language is this one, however alike they look"),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  hide_table_of_contents: z.boolean().optional(),
};

/** Rules that join two fields; they hold for every kind of page (CONF-9, CONF-13). */
function consistent<T extends { draft?: boolean | undefined; unlisted?: boolean | undefined }>(
  fields: T & {
    toc_min_heading_level?: number | undefined;
    toc_max_heading_level?: number | undefined;
  },
  context: z.RefinementCtx,
): void {
  if (fields.draft && fields.unlisted) {
    context.addIssue({
      code: "custom",
      path: ["unlisted"],
      message: "a page is either draft or unlisted, not both; remove one of the two lines",
    });
  }
  const min = fields.toc_min_heading_level ?? 2;
  const max = fields.toc_max_heading_level ?? Math.max(min, 3);
  if (min > max) {
    context.addIssue({
      code: "custom",
      path: ["toc_min_heading_level"],
      message: `the smallest level (${min}) must not be above the largest (${max})`,
    });
  }
}

const picture = z
  .enum(MOTIFS)
  .optional()
  .describe("What stands in the arch of the picture that links to the page show, and of a cover");

/** Drawings that stand in the arch beside the title of a page. */
export const HERO_ILLUSTRATIONS = [
  "involved",
  "wellbeing",
  "business",
  "studies",
  "welcome",
  "signpost",
] as const;

const pageHero = z
  .strictObject({
    color: z
      .enum(["brown", "green", "brass"])
      .describe("Of the field at the top of the page, out of the illustrations"),
    illustration: z.enum(HERO_ILLUSTRATIONS).describe("What stands in the arch"),
    action: z
      .strictObject({ label: z.string().trim().min(1), to: linkTarget })
      .describe("The one thing that most readers come for, as a button"),
  })
  .describe("Field of colour with title, first paragraph and a button");

/** Front matter of a page that is neither home, doc nor post. */
export const contentFrontMatter = z
  .strictObject({ ...page, picture, hero: pageHero.optional() })
  .superRefine(consistent);
export type ContentFrontMatter = z.infer<typeof contentFrontMatter>;

/** Front matter of a doc; the names are those of Docusaurus, so that editors of the former site know them. */
export const docFrontMatter = z
  .strictObject({
    ...page,
    title: page.title.optional(),
    id: z
      .string()
      .regex(/^[^/]+$/, "an id holds no slash; the folder already gives it one")
      .optional(),
    sidebar_label: z.string().min(1).optional(),
    sidebar_position: z.number().optional(),
    pagination_label: z.string().min(1).optional(),
    pagination_prev: z.string().nullable().optional(),
    pagination_next: z.string().nullable().optional(),
    displayed_sidebar: z.string().nullable().optional(),
  })
  .superRefine(consistent);
export type DocFrontMatter = z.infer<typeof docFrontMatter>;

/** Front matter of a news post. */
export const postFrontMatter = z
  .strictObject({
    ...page,
    title: page.title.optional(),
    description: page.description.optional(),
    picture,
    title_meta: z.string().min(1).optional().describe("Browser title, if it is not the heading"),
    date: calendarDay
      .optional()
      .describe("Day of the post; one that is yet to come publishes it on that day"),
    authors: z
      .array(z.string().min(1))
      .default([])
      .refine((keys) => new Set(keys).size === keys.length, "the same author is named twice"),
    tags: z.array(z.string().min(1)).default([]),
  })
  .superRefine(consistent);
export type PostFrontMatter = z.infer<typeof postFrontMatter>;

const link = { label: z.string().min(1), to: z.string().startsWith("/") };

/** Front matter of the home page: it has no text of its own, only these fields. */
export const homeFrontMatter = z.strictObject({
  title: page.title,
  description: page.description,
  owner: page.owner,
  review: page.review,
  hero: z.strictObject({
    title: z.string().min(1),
    lead: z.string().min(1),
    actions: z.array(z.strictObject(link)).min(1).max(3),
  }),
  sections: z.strictObject({
    events: z.strictObject({
      title: z.string().min(1),
      link: z.string().min(1).describe("Leads to the page with all events"),
      calendar: z.string().min(1),
      empty: z.string().min(1),
    }),
    cards: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          text: z.string().min(1),
          link: z.string().min(1),
          to: link.to,
          illustration: z.enum(["involved", "wellbeing", "business"]),
        }),
      )
      .min(1),
    overall: z
      .strictObject({
        title: z.string().min(1),
        text: z.string().min(1),
        link: z.string().min(1),
        to: link.to,
      })
      .optional()
      .describe(
        "Words beside the overall with the patches of all committees; without them it is left out",
      ),
    stats: z.strictObject({ title: z.string().min(1) }),
    partners: z.strictObject({
      title: z.string().min(1),
      main: z.string().min(1),
      open: z
        .strictObject({ text: z.string().min(1), link: z.string().min(1), to: link.to })
        .describe("In the place of the main partner while there is none"),
      text: z.string().min(1),
      link: z.string().min(1),
      to: link.to,
    }),
    news: z.strictObject({ title: z.string().min(1), link: z.string().min(1) }),
  }),
});
export type HomeFrontMatter = z.infer<typeof homeFrontMatter>;
