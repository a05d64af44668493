import { describe, expect, test } from "vitest";
import { calendarEvents } from "../../../src/features/calendar/calendar-events.ts";
import { publicAddress, publicText } from "../../../src/features/calendar/private-parts.ts";
import { eventConflicts } from "../../../src/features/events/model/conflicts.ts";
import { calendarOf } from "../../support/calendar.ts";

const MARK = "-::~:~::~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~::~:~::-";
const LINE = "_".repeat(80);

const GOOGLE_SV = `${MARK}
Anslut med Google Meet: https://meet.google.com/abc-defg-hij
Eller ring: (SE) +46 8 505 000 00 PIN-kod: 123456789#
Fler telefonnummer: https://tel.meet/abc-defg-hij?pin=1234567890123&hs=7

Läs mer om Meet på: https://support.google.com/a/users/answer/9282720

Redigera inte detta avsnitt.
${MARK}`;
const GOOGLE_EN = `${MARK}
Join with Google Meet: https://meet.google.com/abc-defg-hij
Or dial: (SE) +46 8 505 000 00 PIN: 123456789#
More phone numbers: https://tel.meet/abc-defg-hij?pin=1234567890123&hs=7
Please do not edit this section.
${MARK}`;
const ZOOM_EN = `Anna Berg is inviting you to a scheduled Zoom meeting.

Topic: Lunch lecture
Time: Dec 1, 2026 12:00 PM Stockholm

Join Zoom Meeting
https://kth-se.zoom.us/j/61234567890?pwd=aBcDeF123

Meeting ID: 612 3456 7890
Passcode: 314159

---

One tap mobile
+46850539728,,61234567890#,,,,*314159# Sweden

Dial by your location
• +46 8 5053 9728 Sweden
Find your local number: https://kth-se.zoom.us/u/abc123

Join by SIP
• 61234567890@zoomcrc.com`;
const ZOOM_SV = `Anna Berg bjuder in dig till ett schemalagt Zoom-möte.
Anslut till Zoom-mötet
https://kth-se.zoom.us/j/61234567890?pwd=aBcDeF123
Lösenordskod: 314159
Ett klick på mobilen
+46850539728,,61234567890#,,,,*314159# Sverige`;
const TEAMS_EN = `${LINE}
Microsoft Teams Need help?
Join the meeting now <https://teams.microsoft.com/meet/3612345?p=aBcDeFgH>
Meeting ID: 361 234 5
Passcode: aB3cD4
Dial in by phone
+46 8 502 413 21,,123456789# Sweden, Stockholm
Find a local number
Phone conference ID: 123 456 789#
${LINE}`;
const TEAMS_SV = `Microsoft Teams-möte
Anslut på din dator, mobilapp eller rumsenhet
Klicka här för att ansluta till mötet<https://teams.microsoft.com/l/meetup-join/19%3ameeting_x/0?context=%7b%22Tid%22%7d>
Mötes-ID: 361 234 5
Lösenord: aB3cD4
Eller ring in (endast ljud)
+46 8 502 413 21,,123456789#   Sweden, Stockholm
Telefonkonferens-ID: 123 456 789#
Hitta ett lokalt nummer | Återställ PIN-kod`;

const MEET = "Google Meet: https://meet.google.com/abc-defg-hij";
const ZOOM = "https://kth-se.zoom.us/j/61234567890";

/** What of a description is on the page, and whether it is named for the editors. */
function shown(description: string, ...lines: string[]) {
  const escaped = description.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
  const entry = ["UID:a@test", "DTSTART:20261201T163000Z", "SUMMARY:Lunch", ...lines];
  const calendar = calendarOf([...entry, `DESCRIPTION:${escaped}`]);
  const { events } = calendarEvents(Buffer.from(calendar), new Date("2026-11-22T00:00:00Z"));
  const [{ problem = "" } = {}] = eventConflicts(events, { examinations: [] }, "2026-11-22").map(
    ({ mistake }) => mistake,
  );
  return {
    event: events[0],
    text: events[0]?.description?.sv,
    problem,
    all: JSON.stringify(events),
  };
}

describe("CAL-8 codes and numbers of a meeting are published nowhere, and the entry is named", () => {
  test.each([
    ["Google, Swedish", GOOGLE_SV, MEET],
    ["Google, English", GOOGLE_EN, MEET],
    ["Google, without its end", GOOGLE_SV.slice(0, GOOGLE_SV.indexOf("Redigera")), MEET],
    ["Zoom, English", ZOOM_EN, ZOOM],
    ["Zoom, Swedish", ZOOM_SV, ZOOM],
    ["Zoom, with markup", `<p>${ZOOM_EN.replaceAll("\n", "</p><p>")}</p>`, ZOOM],
    ["Teams, English", TEAMS_EN, "Microsoft Teams: https://teams.microsoft.com/meet/3612345"],
    [
      "Teams, Swedish",
      TEAMS_SV,
      "https://teams.microsoft.com/l/meetup-join/19%3ameeting_x/0?context=%7b%22Tid%22%7d",
    ],
  ])("a block of %s is one link", (_program, block, link) => {
    const { text, problem, all } = shown(`Vi pratar om exjobb.\n\n${block}\n`);
    expect(text).toBe(`Vi pratar om exjobb. ${link}`);
    expect(problem).toMatch(/^"Lunch" \(2026-12-01\) holds a code, a number/);
    expect(all).not.toMatch(/\+46|314159|123456789#|pwd|aB3cD4|[?&]pin=|PIN/);
  });

  test.each([
    [
      "Zoom: https://kth-se.zoom.us/j/612?pwd=aBc Lösenord: hemligt",
      "Zoom: https://kth-se.zoom.us/j/612",
    ],
    ["Passcode: 123456", undefined],
    ["Access code: 998877", undefined],
    ["Portkod: 1234, ring på", undefined],
    ["Ring 08-505 000 00,,1234#", undefined],
    ["https://example.org/x?token=abc&a=1", "https://example.org/x?a=1"],
    ["Klädkod: kavaj. Rabattkod: ISEK10", "Klädkod: kavaj. Rabattkod: ISEK10"],
    ["Frågor? Ring Anna på 070-123 45 67.", "Frågor? Ring Anna på 070-123 45 67."],
    ["Ta med en pin: den gula.", "Ta med en"],
    ["Larmkod 9876", undefined],
    ["Ring på. Kod till dörren 1234#", "Ring på."],
    ["Koden till grinden är 4711.", undefined],
    ["Wifi: iare, lösenord hemligt123", "Wifi: iare"],
    ["Lösenord skickas ut på mejl.", "Lösenord skickas ut på mejl."],
    ["Rabattkod 2026, postkod 11428, kurskod 1234", "Rabattkod 2026, postkod 11428, kurskod 1234"],
    ["Kim Exempel, 900101-0017, nötallergi", "Kim Exempel"],
    ["Kim Exempel, 199001010017", "Kim Exempel"],
    ["Fyra dagar, 900101-0018", "Fyra dagar, 900101-0018"],
    ["Svar: https://docs.google.com/forms/d/1AbC/edit#responses", "Svar:"],
    [
      "https://docs.google.com/forms/d/e/1AbC/viewform",
      "https://docs.google.com/forms/d/e/1AbC/viewform",
    ],
  ])("%s", (line, rest) => {
    const { text, problem } = shown(line);
    expect(text).toBe(rest);
    expect(problem !== "").toBe(rest !== line);
  });

  test("nor in the title, the place or the address", () => {
    const { event, all, problem } = shown(
      "x",
      "LOCATION:https://kth-se.zoom.us/j/612?pwd=aBc Passcode: 9911",
      "URL:https://kth-se.zoom.us/j/612?pwd=aBc",
    );
    expect([event?.place?.sv, event?.url]).toEqual(Array(2).fill("https://kth-se.zoom.us/j/612"));
    expect([all.includes("9911"), problem !== ""]).toEqual([false, true]);
  });

  test("a description without a meeting stays as it is", () => {
    const text = "Rubrik:\n\n- Mat 120 kr\n- Tid: 18.00\n---\nMicrosoft Teams är inget krav.\n";
    expect(publicText(text)).toEqual({ text: text.replaceAll(/^ +/gm, ""), hasSecrets: false });
    expect(publicAddress("https://example.org/?q=a b")).toBe("https://example.org/?q=a b");
  });
});
