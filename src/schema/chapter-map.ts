import { z } from "zod";
import clusters from "../theme/clusters.json" with { type: "json" };
import { optionalDay } from "./calendar-day.ts";
import { body, emblem, optionalFlag, ownPage, yearOfOffice } from "./fields.ts";
import { localized, optionalLocalized } from "./localized.ts";
import type { Motif } from "./pictures.ts";

/** Colour groups of the chapter map: `src/theme/clusters.json`. */
export type Cluster = string;
export const CLUSTERS = Object.keys(clusters);
export const cluster = z.enum(CLUSTERS).meta({ reference: "cluster" });

/** Whether members apply to the bodies of a cluster, and the cover of those without an emblem. */
export const CLUSTER_SETTINGS = clusters as Readonly<
  Record<Cluster, { joined: boolean; cover: Motif }>
>;

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
  operatingYear: yearOfOffice,
  reviewed: optionalDay.describe(
    "Dagen då någon senast gick igenom alla roller / Day on which somebody last went through all roles",
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
