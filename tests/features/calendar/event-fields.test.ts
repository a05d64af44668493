import { expect, test } from "vitest";
import { readLine } from "../../../src/features/calendar/event-fields.ts";

const LINK = "https://forms.example/a?b=c";
const OPEN_UNTIL = { signUpOpens: "2026-11-24T00:00", lastDay: "2026-11-30" };

test.each([
  ["Pris: 150 kr, 90 kr för medlemmar", { price: "150 kr, 90 kr för medlemmar" }],
  ["För: alla", { audience: "everyone" }],
  ["Open to: members.", { audience: "members" }],
  ["OSA: 20 november", { lastDay: "2026-11-20" }],
  ["OSA: senast fredagen den 20 nov.", { lastDay: "2026-11-20" }],
  ["RSVP: by November 20th", { lastDay: "2026-11-20" }],
  ["OSA: 3 juli", { lastDay: "2026-07-03" }],
  ["OSA: från 24 november till 30 november", OPEN_UNTIL],
  ["OSA: 30 november, öppnar 24 november", OPEN_UNTIL],
  [`Anmälan: ${LINK} öppnar 30 november`, { signUp: LINK, signUpOpens: "2026-11-30T00:00" }],
  ["Anmälan öppnar tisdag 24 november 12.00", { signUpOpens: "2026-11-24T12:00" }],
  ["Anmälan öppnar 24/11 kl. 8:30", { signUpOpens: "2026-11-24T08:30" }],
  ["Sign-up opens Tuesday 24 November at 12:00", { signUpOpens: "2026-11-24T12:00" }],
  ["Biljetterna släpps den 24 november", { signUpOpens: "2026-11-24T00:00" }],
  [`Anmälan: formulär (${LINK})`, { signUp: LINK }],
  [`Anmäl dig här (${LINK})`, { signUp: LINK }],
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
  ["OSA: 31 november", {}],
  ["OSA: 3 mars", {}],
  [`Anmäl dig (${LINK}) senast fredag`, { signUp: LINK }],
  ["OSA: 24–30 november", { lastDay: "2026-11-30" }],
  [`Anmälan: ${LINK}, först till kvarn`, { signUp: LINK }],
  ["Anmälan: javascript://x.example/%0Aalert(1)", {}],
  ["Anmälan: https://iare.se@evil.example/x", {}],
  ["OSA: a?bcc=evil&x=y@kth.se", {}],
  ["Anmälan öppnar 24 november i Issy", { signUpOpens: "2026-11-24T00:00" }],
])("CAL-7 the line %j says more, and stays in the text", (line, fields) => {
  expect(readLine(line, "2026-12-01")).toEqual({ fields, rest: line });
});
