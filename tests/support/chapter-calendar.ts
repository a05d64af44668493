import { calendarOf, type Lines, swedish } from "./calendar.ts";

const LONG = "Vi bjuder på trerätters, sång och uppträdanden hela kvällen. ".repeat(30);

/** An entry as people write it: what repeats, is moved or cancelled is in `more`. */
const entry = (uid: string, day: string, hours: [string, string], ...more: string[]): Lines => [
  `UID:${uid}@google.com`,
  swedish("DTSTART", `2026${day}T${hours[0]}00`),
  swedish("DTEND", `2026${day}T${hours[1]}00`),
  ...more,
];
const wholeDays = (uid: string, first: string, after: string, ...more: string[]): Lines => [
  `UID:${uid}@google.com`,
  `DTSTART;VALUE=DATE:2026${first}`,
  `DTEND;VALUE=DATE:2026${after}`,
  ...more,
];

const plain = (names: readonly string[], month: string, hours: [string, string]) =>
  names.map((name, index) =>
    entry(
      `${month}-${index}`,
      `${month}${String(3 + index).padStart(2, "0")}`,
      hours,
      `SUMMARY:${name}`,
    ),
  );

/** 40 entries of a chapter's calendar in the autumn of 2026, as Google writes them. */
export const CHAPTER_CALENDAR = calendarOf(
  entry(
    "lunch",
    "0901",
    ["1215", "1300"],
    "RRULE:FREQ=WEEKLY;UNTIL=20261215T120000Z",
    `${swedish("EXDATE", "20261020T121500")}`,
    "SUMMARY:Veckolunch",
    "LOCATION:Issy",
  ),
  [
    "UID:lunch@google.com",
    swedish("RECURRENCE-ID", "20260915T121500"),
    swedish("DTSTART", "20260916T123000"),
    swedish("DTEND", "20260916T131500"),
    "SUMMARY:Veckolunch (flyttad)",
  ],
  [
    "UID:lunch@google.com",
    swedish("RECURRENCE-ID", "20260922T121500"),
    swedish("DTSTART", "20260922T121500"),
    swedish("DTEND", "20260922T130000"),
    "SUMMARY:Veckolunch",
    "STATUS:CANCELLED",
  ],
  entry(
    "board",
    "0903",
    ["1700", "1900"],
    "RRULE:FREQ=MONTHLY;COUNT=4;BYDAY=1TH",
    "SUMMARY:Öppet styrelsemöte",
  ),
  wholeDays("trip", "0912", "0914", "SUMMARY:Klubbens höstresa", "LOCATION:Gotland"),
  wholeDays("exam", "1016", "1024", "SUMMARY:Tentaperiod"),
  entry("off", "0918", ["1800", "2300"], "SUMMARY:Inställd sittning", "STATUS:CANCELLED"),
  entry("secret", "0919", ["1800", "2300"], "SUMMARY:Hemligt", "CLASS:PRIVATE"),
  entry(
    "two",
    "0925",
    ["1730", "2359"],
    "SUMMARY:Höstsittning",
    "LOCATION:Kårhuset\\, Drottninggatan 15\\, 114 28 Stockholm",
    "DESCRIPTION:Middag med sång.\\nPris: 450 kr\\, 390 kr för medlemmar\\nFör: medlemmar\\nAnmälan: https://forms.example/sittning\\nOSA: senast 18 september\\nFrågor? klubben@test.example\\nEN: Autumn dinner\\nDinner with songs.\\nPrice: SEK 450",
  ),
  entry(
    "long",
    "1002",
    ["1730", "2359"],
    "SUMMARY:CMi: Gasque",
    `DESCRIPTION:<b>Välkommen!</b><br>${LONG}`,
  ),
  entry(
    "link",
    "1007",
    ["1200", "1300"],
    "SUMMARY:Lunchföreläsning med <Bolag & Co>",
    "URL:https://company.example/lunch",
    'DESCRIPTION:<a href="https://company.example/">Anmäl dig</a> senast fredag',
  ),
  entry("night", "1024", ["2000", "2359"], "SUMMARY:Pub i vintertid"),
  entry("english", "1029", ["1800", "2000"], "SUMMARY;LANGUAGE=en:Pasta evening"),
  ...plain(
    [
      "Fotboll",
      "Löpning",
      "Spelkväll",
      "Pluggstuga",
      "Fika",
      "Filmkväll",
      "Quiz",
      "Bakning",
      "Yoga",
    ],
    "09",
    ["1800", "2000"],
  ),
  ...plain(
    [
      "Karaoke",
      "Brädspel",
      "Mässa",
      "Casekväll",
      "Repetition",
      "Provning",
      "Städdag",
      "Möte",
      "Bio",
    ],
    "11",
    ["1700", "2100"],
  ),
  ...plain(
    [
      "Luciatåg",
      "Julfika",
      "Glögg",
      "Pepparkakor",
      "Sångkväll",
      "Adventsmiddag",
      "Pyssel",
      "Julspel",
      "Avslutning",
    ],
    "12",
    ["1600", "1800"],
  ),
);
