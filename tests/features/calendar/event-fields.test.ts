import { expect, test } from "vitest";
import { readLine } from "../../../src/features/calendar/event-fields.ts";

const LINK = "https://forms.example/a?b=c";
const OPEN = { signUpOpens: "2026-12-01T12:00" };
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

/** How people write that a sign-up opens at twelve on 3 December; the first half is from the review of issue 60. */
const NOON = [
  "Anmälan öppnar 3/12 kl 12",
  "Anmälan öppnar torsdag 3 december kl 12",
  "Anmälan öppnar kl 12.00 den 3 december",
  "Anmälan öppnar kl 12:00 3/12",
  "Anmälan öppnar kl. 12.00 3/12",
  "Anmälan öppnar 3/12 kl. 12.00",
  "Anmälan öppnar 12:00 3/12",
  "Anmälan öppnar 3/12 12:00",
  "Anmälan öppnar 3/12 klockan 12.00",
  "Sign-up opens December 3 at 12 pm",
  "Sign-up opens 3 December 12 noon",
  "Sign-up opens 3 December at noon",
  "Anmälan öppnar den 3:e december kl 12",
  "Anmälan öppnar 3 dec. kl. 12",
  "Anmälan öppnar 3 dec kl.12",
  "Anmälan öppnar kl 12, torsdag 3 december",
  "Anmälan öppnar kl 12 torsdagen den 3 december",
  "Anmälan öppnar torsdag (3/12) kl 12:00",
  "Anmälan öppnar 3/12 (torsdag) kl 12",
  "Anmälan öppnar 3/12 från 12.00",
  "Anmälan öppnar 3/12 kl 1200",
  "Anmälan öppnar 3/12 kl 12:00:00",
  "Anmälan öppnar 3/12-2026 kl 12",
  "Anmälan öppnar 3/12 2026, 12.00",
  "Anmälan öppnar 2026-12-03 12:00",
  "Anmälan öppnar 2026-12-03T12:00",
  "Anmälan öppnar 2026-12-03 kl 12",
  "Anmälan till balen öppnar 3/12 kl 12",
  "Anmälan kommer att öppna 3/12 kl 12",
  "Biljettsläpp: 3 december kl 12",
  "Biljetterna släpps kl. 12 den 3 december",
  "OSA: öppnar 3/12 klockan 12",
  "Sign-up opens 3rd of December at 12:00",
  "Sign-up opens on Thursday 3 December at 12 p.m.",
  "Sign-up opens Thursday, December 3rd, at 12PM",
  "Sign-up opens December 3, 2026 12:00 PM",
  "Sign up will open at noon on December 3",
  "Sign-up opens 12 pm, December 3",
  "Registration opens December 3 @ 12",
  "RSVP: from 12 o'clock on 3 December",
  "Registration opens on 3 Dec, 12h00",
];

const AT_NOON = { signUpOpens: "2026-12-03T12:00" };

test.each([
  ...NOON.map((line): [string, object, string] => [line, AT_NOON, ""]),
  ["Sign-up opens 3 December at 8.30 am", { signUpOpens: "2026-12-03T08:30" }],
  ["Sign-up opens 3 December at 6 pm", { signUpOpens: "2026-12-03T18:00" }],
  ["Anmälan öppnar 3/12 kl 8", { signUpOpens: "2026-12-03T08:00" }],
  [`Anmälan: 1/12 12:00 - 10/12 23:59 ${LINK}`, { ...OPEN, signUp: LINK, lastDay: "2026-12-10" }],
  ["Anmälan: öppnar 1/12 kl 12, stänger 10/12", { ...OPEN, lastDay: "2026-12-10" }],
  ["Anmälan öppnar 1/12 kl 12 och stänger 10/12 kl 23.59", { ...OPEN, lastDay: "2026-12-10" }],
  ["Sign-up: opens 1 December at noon, closes 10 December", { ...OPEN, lastDay: "2026-12-10" }],
  ["Anmälan: 1 december–10 december", { signUpOpens: "2026-12-01T00:00", lastDay: "2026-12-10" }],
  // Each time is understood, but the line says more.
  ["Anmälan öppnar 1/12 kl 12 för medlemmar och 3/12 kl 12 för övriga", AT_NOON],
  ["Anmälan öppnar 1 december 12.00 för medlemmar och 3 december 12.00 för övriga", AT_NOON],
  ["Anmälan öppnar för medlemmar 1/12 kl 12, för alla 3/12 kl 12", AT_NOON],
  ["Sign-up opens 1 December 12:00 for members, 3 December 12:00 for everyone", AT_NOON],
  ["Sign-up opens 1 December at 12:00 for members", OPEN],
  ["Anmälan öppnar 1/12 kl 12, 3/12 släpps restplatser", OPEN],
  ["Anmälan öppnar 3/12 vid lunch", { signUpOpens: "2026-12-03T00:00" }],
  ["Anmälan öppnar 3 december, 50 platser", { signUpOpens: "2026-12-03T00:00" }],
  ["Anmälan öppnar 1/12 kl 12 och stänger 10/12 kl 15", { ...OPEN, lastDay: "2026-12-10" }],
])("CAL-7 %j says that the sign-up opens: %o", (line, fields, rest = expect.any(String)) => {
  expect(readLine(line, "2026-12-20")).toEqual({ fields, rest });
});

test.each([
  "Anmälan öppnar 3/12 vid midnatt",
  "Sign-up opens December 3 at midnight",
  "Sign-up opens 3 December 12 midnight",
  "Sign-up opens 3 December 12 am",
  "Sign-up opens 3 December at 13 pm",
  "Anmälan öppnar 3/12 kl 24",
  "Anmälan öppnar 3/12 kl 25.00",
  "Anmälan öppnar 3/12 12.75",
  "Anmälan öppnar 3/12 kl tolv",
  "Anmälan öppnar 3/12 vid 12-tiden",
  "Anmälan öppnar 3/12 halv ett",
  "Anmälan öppnar 3/12 kvart över tolv",
  "Anmälan öppnar 3/12 kl 8 på kvällen",
  "Anmälan öppnar 3/12 12",
  "Anmälan öppnar 3 december 1200",
  "Anmälan öppnar 3.12 kl 12",
  "Anmälan öppnar torsdag kl 12",
  "Anmälan öppnar på torsdag",
  `Anmälan: ${LINK} öppnar imorgon kl 12`,
  "Sign-up opens half past twelve on 3 December",
])("CAL-7 the time of %j is not understood: it stays a text, and is told", (line) => {
  expect(readLine(line, "2026-12-20")).toEqual({ fields: {}, rest: line, isUnread: true });
});
