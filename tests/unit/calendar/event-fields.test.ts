import { expect, test } from "vitest";
import { readLine } from "../../../src/calendar/event-fields.ts";

const LINK = "https://forms.example/a?b=c";

test.each([
  ["Pris: 150 kr, 90 kr för medlemmar", { price: "150 kr, 90 kr för medlemmar" }],
  ["Cost: free", { price: "free" }],
  ["För: alla", { audience: "everyone" }],
  ["Open to: members.", { audience: "members" }],
  ["OSA: 20 november", { lastDay: "2026-11-20" }],
  ["OSA: senast fredagen den 20 nov.", { lastDay: "2026-11-20" }],
  ["RSVP: by November 20th", { lastDay: "2026-11-20" }],
  ["Sista anmälningsdag: 20/11", { lastDay: "2026-11-20" }],
  ["OSA: 3 mars", { lastDay: "2026-03-03" }],
  ["OSA: 3 maj", { lastDay: "2026-05-03" }],
  ["OSA: 20 december", { lastDay: "2025-12-20" }],
  [`Anmälan: ${LINK}`, { signUp: LINK }],
  [`Anmälan: ${LINK}, senast 2026-11-20.`, { signUp: LINK, lastDay: "2026-11-20" }],
  [
    "OSA: till klubben@test.example senast 20/11",
    { signUp: "mailto:klubben@test.example", lastDay: "2026-11-20" },
  ],
])("CAL-7 the line %j of a calendar says only %o", (line, fields) => {
  expect(readLine(line, "2026-12-01")).toEqual({ fields, rest: "" });
});

test.each([
  ["För: den som vill", {}],
  ["Anmälan: i Issy", {}],
  ["OSA: 31 november", {}],
  ["Vi ses 20 november", {}],
  [`Anmälan: ${LINK}, först till kvarn`, { signUp: LINK }],
  ["Anmälan: javascript://x.example/%0Aalert(1)", {}],
])("CAL-7 the line %j says more, and stays in the text", (line, fields) => {
  expect(readLine(line, "2026-12-01")).toEqual({ fields, rest: line });
});
