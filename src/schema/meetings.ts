import { z } from "zod";
import { rule } from "../messages/message.ts";
import { dayWithTimes, optionalDay } from "./calendar-day.ts";
import { line, optionalFlag, optionalLine, optionalName } from "./fields.ts";
import { hasBothTimes, time } from "./home.ts";
import { linkTarget } from "./link-target.ts";

/** What the papers of a meeting are. */
const PAPERS = ["call", "agenda", "papers", "minutes"] as const;

const paper = z
  .strictObject({
    paper: z.enum(PAPERS).describe("Vad det är / What it is"),
    title: optionalLine.describe(
      "Om det har ett eget namn, till exempel Motion 1 / If it has a name, such as Motion 1",
    ),
    file: z
      .string()
      .startsWith(
        "/",
        rule("a file is an upload: /pdfs/name.pdf", "en fil laddas upp: /pdfs/namn.pdf"),
      )
      .optional(),
    href: linkTarget.optional(),
  })
  .refine(({ file, href }) => (file === undefined) !== (href === undefined), {
    message: rule(
      "a paper is either a file or a link; fill in one of the two",
      "en handling är antingen en fil eller en länk; fyll i en av dem",
    ),
    path: ["href"],
  });

const decision = z.strictObject({
  number: z
    .int()
    .positive()
    .describe("Numret i protokollet, till exempel 12 / Number in the minutes, such as 12"),
  subject: line.describe("Ämnet i ett par ord, till exempel Bilen / Subject, such as The car"),
  text: line.describe(
    "Det som mötet beslutade; § 3.2 blir en länk till paragrafen / What was decided; § 3.2 becomes a link to the paragraph",
  ),
  role: optionalName.describe("Rollen som genomför det / Role that carries it out"),
  responsible: optionalLine.describe(
    "Vem som genomför det, om det inte är en roll här / Who carries it out, if it is no role here",
  ),
  due: optionalDay.describe("Sista dagen att genomföra det / Day by which it is to be done"),
  done: optionalFlag.describe("Är genomfört / Has been carried out"),
});

/** Front matter of a meeting; its minutes may be the text. */
export const meeting = z
  .strictObject({
    assembly: z.enum(["chapter", "board"]).describe("Vem som möts / Who meets"),
    number: optionalLine.describe("Till exempel SM#2 / Such as SM#2"),
    start: dayWithTimes.describe("Mötets dag / Day of the meeting"),
    startTime: time.describe("Svensk tid, till exempel 17:30 / Swedish time, such as 17:30"),
    end: dayWithTimes
      .optional()
      .describe("Bara om mötet slutar en annan dag / Only if it ends on another day"),
    endTime: time.describe("Svensk tid, till exempel 21:00 / Swedish time, such as 21:00"),
    place: optionalLine.describe("Till exempel en sal / Such as a room"),
    motions: optionalDay.describe("Sista dagen för motioner / Last day for motions"),
    nominations: optionalDay.describe("Sista dagen för nomineringar / Last day for nominations"),
    papers: z
      .array(paper)
      .default([])
      .describe("Kallelse, dagordning, handlingar, protokoll / Call, agenda, papers, minutes"),
    decisions: z
      .array(decision)
      .default([])
      .superRefine((decisions, context) => {
        for (const [index, { number }] of decisions.entries())
          if (decisions.slice(0, index).some((other) => other.number === number))
            context.addIssue({
              code: "custom",
              path: [index, "number"],
              message: rule(
                `two decisions have the number ${number}; write another one here`,
                `två beslut har nummer ${number}; skriv ett annat här`,
              ),
            });
      })
      .describe("Besluten, ett i taget / The decisions, one by one"),
  })
  .superRefine(hasBothTimes)
  .superRefine(({ start, ...days }, context) => {
    for (const name of ["motions", "nominations"] as const)
      if ((days[name] ?? start) > start)
        context.addIssue({
          code: "custom",
          path: [name],
          message: rule(
            `the last day (${days[name]}) is after the meeting (${start}); write an earlier day`,
            `sista dagen (${days[name]}) är efter mötet (${start}); skriv en tidigare dag`,
          ),
        });
  })
  .describe("För sektionsmöten och styrelsemöten / For meetings of the chapter and of the board");

export type MeetingFields = z.infer<typeof meeting>;
export type Decision = MeetingFields["decisions"][number];
