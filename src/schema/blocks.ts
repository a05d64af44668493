import { z } from "zod";
import { rule } from "../messages/message.ts";
import clusters from "../theme/clusters.json" with { type: "json" };
import { optionalDay } from "./calendar-day.ts";
import { body, emblem, optionalFlag, ownPage } from "./fields.ts";
import { hiddenFact } from "./hidden.ts";
import { localized, optionalLocalized } from "./localized.ts";
import type { Motif } from "./pictures.ts";

/** Colour groups of the chapter map: `src/theme/clusters.json`. */
export type Cluster = keyof typeof clusters;
export const CLUSTERS = Object.keys(clusters) as Cluster[];
export const cluster = z.enum(CLUSTERS).meta({ reference: "cluster" });

/** Whether members apply to the bodies of a cluster, and the cover of those without an emblem. */
export const CLUSTER_SETTINGS = clusters as Readonly<
  Record<Cluster, { joined: boolean; cover: Motif }>
>;

/** Colours of charts: custom properties of `src/theme`. */
export const CHART_COLORS = [...CLUSTERS, "brown", "brass"] as const;
export type ChartColor = (typeof CHART_COLORS)[number];

/** `_data/charts.json`: shares of a whole. */
export const chartsFile = z.record(
  z.string(),
  z.strictObject({
    title: localized,
    labelHeading: localized,
    valueHeading: localized,
    unit: z.string(),
    note: optionalLocalized,
    slices: z
      .array(
        z.strictObject({
          label: localized,
          value: z.number().positive(),
          color: z
            .enum(CHART_COLORS)
            .describe("A colour of the site: it fits light and dark pages"),
        }),
      )
      .min(2),
    whole: z
      .strictObject({ value: z.number().positive(), unit: localized })
      .optional()
      .describe("The whole that the shares are parts of; shown in the middle"),
  }),
);

/** `_data/courses.json`: course tables. */
export const coursesFile = z.record(
  z.string(),
  z.strictObject({
    caption: localized,
    courseHeading: localized,
    creditsHeading: localized,
    note: optionalLocalized,
    courses: z
      .array(
        z.strictObject({
          name: localized,
          credits: z.number().positive().describe("högskolepoäng (ECTS)"),
          approximate: optionalFlag,
        }),
      )
      .min(1),
  }),
);

/** `_data/key-dates.json`: dates that change every year. */
export const keyDatesFile = z.record(
  z.string(),
  z
    .strictObject({
      label: localized,
      date: optionalDay
        .meta({ isYearly: true })
        .describe("Tomt medan dagen är okänd / Empty while the day is not known"),
      note: optionalLocalized,
      past: optionalLocalized.describe(
        "Visas när dagen är över eller okänd: när nästa datum kommer / Shown when the day is over or not known: when the next date comes",
      ),
      hidden: hiddenFact.optional(),
    })
    .refine(({ date, past }) => date ?? past, {
      message: rule(
        'a key date has a day, or says why it has none; write "date" or "past"',
        'ett viktigt datum har en dag, eller säger varför det saknar en; skriv "date" eller "past"',
      ),
      path: ["date"],
    }),
);
export type KeyDatesFile = z.infer<typeof keyDatesFile>;

const page = ownPage("/docs/board");

const mapFields = {
  label: localized,
  to: page.optional(),
  note: optionalLocalized.describe(
    "Under namnet i sektionskartan / Below the name in the chapter map",
  ),
  cluster: cluster.optional(),
  emblem: emblem.describe(
    "Märket; även för dem under som saknar eget; [alla märken](/design) / The emblem; also of those below without their own; [all emblems](/design)",
  ),
  line: optionalLocalized.describe(
    "Vad den gör, på en kort rad i listor / What it does, in one short line for lists",
  ),
  people: body.describe(
    "Namnet i people.json; den första adressen där visas överst på sidan / Its name in people.json, whose first address is in the head of its page",
  ),
  alsoCalled: z
    .array(z.string().min(2))
    .optional()
    .describe(
      "Andra namn i den öppna kalendern, som de står där, till exempel initialerna / Other names of it in the public calendar, as they are written there, such as its initials",
    ),
  elected: optionalFlag.describe(
    "Välj Ja om posten väljs på ett möte. Då visas ”Skriv” i stället för ”Gå med”. / Choose Yes if a meeting elects the post. Its page then shows “Write” instead of “Join us”.",
  ),
};
export interface MapNodeData extends z.infer<z.ZodObject<typeof mapFields>> {
  children?: MapNodeData[] | undefined;
}

const mapNode: z.ZodType<MapNodeData> = z.strictObject({
  ...mapFields,
  get children() {
    return z.array(mapNode).optional();
  },
});

/** A committee; its own page names its cluster and how many members it has. */
const committee = z
  .strictObject({ ...mapFields, to: page.describe("Nämndens sida / The page of the committee") })
  .omit({ cluster: true });

/** `_data/chapter-map.json`: the organisation, top first. */
export const chapterMapFile = z.strictObject({
  title: localized,
  operatingYear: z
    .string()
    .regex(
      /^\d{4}\/\d{2}$/,
      rule("a year of office is written 2026/27", "ett verksamhetsår skrivs 2026/27"),
    ),
  root: mapNode,
  committees: z
    .array(committee)
    .optional()
    .describe(
      "Nämnderna i den ordning som listor visar dem; klustret väljs på nämndens sida / The committees in the order of lists; the cluster is chosen on the page of each",
    ),
});
export type ChapterMapFile = z.infer<typeof chapterMapFile>;
