import { z } from "zod";
import { rule } from "../messages/message.ts";
import { calendarDay, optionalDay } from "./calendar-day.ts";
import { committeePage } from "./committee-page.ts";
import {
  line,
  motif,
  optionalFlag,
  optionalLine,
  optionalName,
  optionalText,
  plainLine,
  text,
} from "./fields.ts";
import { headingLevel } from "./heading-level.ts";
import { hiddenPage } from "./hidden.ts";
import { linkTarget, webAddress } from "./link-target.ts";

const page = {
  title: plainLine.describe(
    "Sidans rubrik, som också visas i länkar och i webbläsarens flik / Heading of the page, link text and browser title",
  ),
  description: plainLine
    .meta({ prose: "sentences" })
    .describe(
      "En mening om sidan, för sökmotorer och delade länkar / One sentence about the page, for search engines and shared links",
    ),
  slug: optionalName.describe(
    "Sidans adress, om den inte är filnamnet / Address of the page, if it is not the file name",
  ),
  draft: optionalFlag
    .meta({ shared: true })
    .describe("Visas bara i förhandsvisningar / Only shown in previews"),
  unlisted: optionalFlag.describe(
    "Publicerad, men varken i listor eller i sökmotorer / Published, but in no list and not for search engines",
  ),
  expires: optionalDay.describe(
    "Sista dagen som texten gäller; därefter säger sidan att den är inaktuell / Last day on which the text holds; after it the page says so",
  ),
  hidden: hiddenPage
    .optional()
    .describe(
      "Dagar då nyantagna inte ska se sidan; den finns då inte i någon lista / Days on which newcomers must not see the page; it is in no list then",
    ),
  owner: optionalLine
    .meta({ reference: "owner", prose: undefined })
    .describe(
      "Rollen som ansvarar för texten, aldrig en person / Role that answers for the text, never a person",
    ),
  review: optionalDay.describe(
    "Dagen då någon bör läsa igenom texten på nytt / Day from which somebody should read the text again",
  ),
  reviewed: optionalDay.describe(
    "Dagen då någon senast läste igenom hela texten; månaden står under den / Day on which somebody last read the whole text; its month is shown below it",
  ),
  translationOf: z
    .literal(false)
    .optional()
    .describe("false: no page of the other language is this one, however alike they look"),
  toc_min_heading_level: headingLevel
    .optional()
    .describe(
      "Största rubriknivån i innehållsförteckningen / Largest heading level in the contents",
    ),
  toc_max_heading_level: headingLevel
    .optional()
    .describe(
      "Minsta rubriknivån i innehållsförteckningen / Smallest heading level in the contents",
    ),
  hide_table_of_contents: optionalFlag.describe(
    "Utan lista över rubrikerna / Without the list of headings",
  ),
  leave: webAddress
    .optional()
    .describe(
      "En harmlös sida som knappen ”Lämna sidan” öppnar, på sidor om trygghet / A harmless page that the button “Leave this page” opens, on safety pages",
    ),
};

/** Rules that join two fields; they hold for every kind of page (CONF-9, CONF-13). */
function consistent(
  fields: Pick<
    z.infer<z.ZodObject<typeof page>>,
    "draft" | "unlisted" | "toc_min_heading_level" | "toc_max_heading_level"
  >,
  context: z.RefinementCtx,
): void {
  const { toc_min_heading_level: min = 2, toc_max_heading_level: max = Math.max(min, 3) } = fields;
  const report = (path: keyof typeof page, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (fields.draft && fields.unlisted)
    report(
      "unlisted",
      rule(
        "a page is either draft or unlisted, not both; remove one of the two lines",
        "en sida är antingen utkast eller olistad, inte båda; ta bort det ena",
      ),
    );
  if (min > max) {
    const message = rule(
      `the smallest level (${min}) must not be above the largest (${max})`,
      `den minsta nivån (${min}) får inte vara över den största (${max})`,
    );
    report("toc_min_heading_level", message);
  }
}

const picture = motif.describe(
  "Motivet på omslaget och på bilden i delade länkar / Motif of the cover and of the picture in shared links",
);

/** Drawings for the arch beside the title of a page. */
export const HERO_ILLUSTRATIONS = [
  "involved",
  "wellbeing",
  "business",
  "studies",
  "welcome",
  "signpost",
] as const;

const action = z.strictObject({
  label: line.describe("Knappens text / Text of the button"),
  to: linkTarget,
});

const pageHero = z
  .strictObject({
    color: z
      .enum(["brown", "green", "brass", "light"])
      .describe("Färgen på fältet överst på sidan / Colour of the field at the top of the page"),
    illustration: z
      .enum(HERO_ILLUSTRATIONS)
      .optional()
      .describe(
        "Bilden bredvid rubriken; utan den är fältet lågt / Picture beside the title; without it the field is low",
      ),
    action: action.describe(
      "Knapp till det som de flesta läsare söker / Button for what most readers come for",
    ),
    urgent: action
      .optional()
      .describe(
        "En andra, mörk knapp för en nödsituation / A second, dark button for an emergency",
      ),
  })
  .describe(
    "Fält med rubrik, första stycket och knappar / Field with title, first paragraph and buttons",
  );

/** Front matter of a page that is neither home, doc nor post. */
export const contentFrontMatter = z
  .strictObject({
    ...page,
    picture,
    hero: pageHero.optional(),
  })
  .superRefine(consistent);
export type ContentFrontMatter = z.infer<typeof contentFrontMatter>;

/** Front matter of a doc; the names are those of Docusaurus, so that editors of the former site know them. */
export const docFrontMatter = z
  .strictObject({
    ...page,
    title: page.title.optional(),
    id: z
      .string()
      .regex(
        /^[^/]+$/,
        rule(
          "an id holds no slash; the folder already gives it one",
          "ett id har inget snedstreck; mappen ger det redan",
        ),
      )
      .optional()
      .describe(
        "Namnet i menyfilen, om det inte är filnamnet / Name in the menu file, if it is not the file name",
      ),
    sidebar_label: optionalText.describe("Kortare namn i menyn / Shorter name in the menu"),
    mark: z
      .strictObject({
        text: line.describe(
          "Ett eller två ord, som Ny eller Sök nu / A word or two, such as New or Apply now",
        ),
        lastDay: calendarDay.describe("Sista dagen det visas / The last day on which it is shown"),
      })
      .optional()
      .describe("Ett märke efter namnet i menyn / A mark behind the name in the menu"),
    sidebar_position: z
      .number()
      .optional()
      .describe("Lägst nummer kommer först / The lowest number comes first"),
    pagination_label: optionalText.describe(
      "Namn i länkarna till föregående och nästa sida / Name in the links to the previous and next page",
    ),
    pagination_prev: z
      .string()
      .nullable()
      .optional()
      .describe(
        "Om det inte är sidan före i menyn, till exempel event/club / If it is not the page before in the menu, such as event/club",
      ),
    pagination_next: z
      .string()
      .nullable()
      .optional()
      .describe(
        "Om det inte är sidan efter i menyn, till exempel event/club / If it is not the next page in the menu, such as event/club",
      ),
    displayed_sidebar: z
      .string()
      .nullable()
      .optional()
      .describe(
        "Om sidan ska visa en annan dokumentmeny / If the page shows another menu of the docs",
      ),
    ...committeePage,
  })
  .superRefine(consistent);
export type DocFrontMatter = z.infer<typeof docFrontMatter>;

const { title, description, ...settings } = page;

/** Front matter of a news post. */
export const postFrontMatter = z
  .strictObject({
    title: title.optional(),
    description: description.optional(),
    date: optionalDay.describe(
      "Inläggets dag; ligger den framåt publiceras inlägget då / Day of the post; a day in the future publishes it on that day",
    ),
    authors: z
      .array(z.string().min(1))
      .default([])
      .refine(
        (keys) => new Set(keys).size === keys.length,
        rule("the same author is named twice", "samma författare står två gånger"),
      )
      .meta({ reference: "author" })
      .describe(
        "Vilka som skriver: en nämnd, grupp eller roll / Who writes: a committee, a group or a role",
      ),
    tags: z
      .array(z.string().min(1))
      .default([])
      .meta({ reference: "tag" })
      .describe(
        "Ämnen som inlägget listas under; nya läggs till under Fakta, Taggar för nyheter / Subjects that list the post; new ones are added in Facts, Tags of news",
      ),
    ...settings,
    picture,
    title_meta: optionalText.describe(
      "Titeln i webbläsarens flik, om den inte är rubriken / Browser title, if it is not the heading",
    ),
  })
  .superRefine(consistent);
export type PostFrontMatter = z.infer<typeof postFrontMatter>;

const heading = text.describe("Rubriken över delen / Heading of the section");
const sentences = text
  .meta({ prose: "sentences" })
  .describe("En eller två meningar / One or two sentences");
const linkText = text.describe("Det som läsaren trycker på / What readers press");
const to = z
  .string()
  .startsWith("/")
  .meta({ link: true })
  .describe("En sida här, till exempel /ga-med / A page of this site, such as /ga-med");
const link = { label: linkText, to };
const teaser = { title: heading, text: sentences, link: linkText, to };

/** Front matter of the home page: it has no text of its own, only these fields. */
export const homeFrontMatter = z.strictObject({
  title: page.title,
  description: page.description,
  owner: page.owner,
  review: page.review,
  hero: z.strictObject({
    title: heading,
    lead: sentences,
    actions: z.array(z.strictObject(link)).min(1).max(3),
  }),
  sections: z.strictObject({
    events: z.strictObject({
      title: heading,
      year: heading
        .optional()
        .describe("Rubriken när inget evenemang har datum / Heading while no event has a date"),
      link: text.describe("Länken till alla evenemang / Link to all events"),
    }),
    cards: z
      .array(
        z.strictObject({
          ...teaser,
          illustration: z
            .enum(["involved", "wellbeing", "business"])
            .describe("Bilden på kortet / Picture on the card"),
        }),
      )
      .min(1),
    overall: z
      .strictObject(teaser)
      .optional()
      .describe(
        "Text bredvid overallen med alla nämnders märken; utan text visas den inte / Text beside the overall with the patches of all committees; without it, the overall is left out",
      ),
    partners: z.strictObject({
      title: heading,
      main: heading,
      text: sentences,
      link: linkText,
      to,
    }),
    news: z.strictObject({ title: heading, link: linkText }),
  }),
});

/** What front matter may hold, by the kind of the text. */
export const FRONT_MATTER = {
  home: homeFrontMatter,
  content: contentFrontMatter,
  doc: docFrontMatter,
  post: postFrontMatter,
};
