import { z } from "zod";
import { cluster } from "./chapter-map.ts";
import { line, optionalLine, uploadedImage } from "./fields.ts";

/** Facts of a committee that the top of its page lists, each with the label `body.<name>`. */
export const committeeFacts = {
  members: optionalLine
    .meta({ title: "Antal / Size" })
    .describe(
      "Hur många medlemmar nämnden har och när de räknades, till exempel ungefär 30 (2026) / How many members the committee has and when they were counted, such as about 30 (2026)",
    ),
};

/** Front matter of the page of a committee: what there is to know of it, written there and nowhere else. */
export const committeePage = {
  ...committeeFacts,
  cluster: cluster
    .optional()
    .describe("Klustret som nämnden hör till / The cluster that the committee belongs to"),
  photo: z
    .strictObject({
      imageURL: uploadedImage
        .unwrap()
        .describe("Liggande, minst 800 pixlar bred / Landscape, at least 800 pixels wide"),
      alt: line.describe(
        "Vad bilden visar, för den som inte ser den / What the picture shows, for those who do not see it",
      ),
    })
    .optional()
    .meta({ title: "Gruppbild / Group photo" })
    .describe("Gruppbild överst på sidan / Group photo at the top of the page"),
};
