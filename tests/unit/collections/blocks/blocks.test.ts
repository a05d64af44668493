import { describe, expect, test } from "vitest";
import type { BLOCK_NAMES } from "../../../../src/blocks/arguments.ts";
import { buildBlock } from "../../../../src/blocks/blocks.ts";
import type { Locale } from "../../../../src/schema/localized.ts";
import { both, contextOf } from "../../../support/site-data.ts";

const DATA: Parameters<typeof contextOf>[1] = {
  people: {
    board: {
      roles: [
        {
          title: { sv: "Ordförande", en: "President" },
          email: "ordf@iare.nu",
          task: { sv: "Leder", en: "Leads" },
        },
        { title: { sv: "Kassör", en: "Treasurer" }, email: "kassor@iare.nu" },
      ],
    },
    cmi: { roles: [{ title: both("CMI"), email: "cmi@iare.nu" }] },
  },
  contacts: {
    business: {
      caption: { sv: "Kontakt", en: "Contact" },
      topicHeading: { sv: "Ämne", en: "Topic" },
      contactHeading: { sv: "E-post", en: "E-mail" },
      rows: [{ topic: { sv: "Annonser", en: "Adverts" }, email: "nl@iare.nu" }],
    },
  },
  courses: {
    "year-1": {
      caption: { sv: "Årskurs 1", en: "Year 1" },
      courseHeading: { sv: "Kurs", en: "Course" },
      creditsHeading: { sv: "hp", en: "Credits" },
      note: { sv: "Obs", en: "Note" },
      plan: { label: { sv: "År 1", en: "Year 1" }, years: 1 },
      courses: [
        { name: { sv: "Matematik", en: "Mathematics" }, credits: 22.5, area: "maths" },
        {
          name: { sv: "Inriktning", en: "Specialisation" },
          credits: 27,
          approximate: true,
          area: "other",
        },
      ],
    },
  },
  charts: {
    distribution: {
      title: { sv: "Fördelning", en: "Distribution" },
      labelHeading: { sv: "Område", en: "Field" },
      valueHeading: { sv: "Andel", en: "Share" },
      unit: "%",
      whole: { value: 54, unit: { sv: "hp", en: "credits" } },
      slices: [
        {
          label: { sv: "Matematik", en: "Mathematics" },
          value: 13.5,
          color: "education",
          area: "maths",
        },
        { label: { sv: "Övrigt", en: "Other" }, value: 40.5, color: "central", area: "other" },
      ],
    },
  },
  keyDates: { "roll-call": { label: { sv: "Upprop", en: "Roll call" }, date: "2026-08-10" } },
  chapterMap: {
    title: { sv: "Sektionskarta", en: "Chapter map" },
    operatingYear: "2026/2027",
    root: {
      label: { sv: "Sektionsmötet", en: "The chapter meeting" },
      to: "/section",
      note: { sv: "alla", en: "all" },
      children: [{ label: { sv: "Styrelsen", en: "The board" }, cluster: "board" }],
    },
  },
};

function blockOf(name: (typeof BLOCK_NAMES)[number], argument: string, locale: Locale = "en") {
  return buildBlock(name, argument, contextOf(locale, DATA));
}

describe("what a block shows", () => {
  test("::: roles lists titles, addresses and tasks", () => {
    expect(blockOf("roles", "board")).toEqual({
      block: {
        kind: "roles",
        groups: [
          {
            title: null,
            roles: [
              { title: "President", email: "ordf@iare.nu", task: "Leads", emblem: null, leads: [] },
              { title: "Treasurer", email: "kassor@iare.nu", task: null, emblem: null, leads: [] },
            ],
          },
        ],
      },
    });
  });

  test("::: contacts is a table with caption and headings", () => {
    expect(blockOf("contacts", "business")).toEqual({
      block: {
        kind: "contacts",
        caption: "Contact",
        topicHeading: "Topic",
        contactHeading: "E-mail",
        rows: [{ topic: "Adverts", email: "nl@iare.nu" }],
      },
    });
  });

  test.each([
    {
      locale: "sv",
      rows: [
        { name: "Matematik", credits: "22,5" },
        { name: "Inriktning", credits: "ca 27" },
      ],
    },
    {
      locale: "en",
      rows: [
        { name: "Mathematics", credits: "22.5" },
        { name: "Specialisation", credits: "approx. 27" },
      ],
    },
  ] as const)("::: courses writes credits as $locale does", ({ locale, rows }) => {
    expect(blockOf("courses", "year-1", locale)).toMatchObject({
      block: { kind: "courses", rows },
    });
  });

  test("::: chart gives each slice its share of the whole and its text", () => {
    expect(blockOf("chart", "distribution", "sv")).toEqual({
      block: {
        kind: "chart",
        title: "Fördelning",
        labelHeading: "Område",
        valueHeading: "Andel",
        note: null,
        whole: { value: "54", unit: "hp" },
        slices: [
          { label: "Matematik", percent: 25, text: "13,5\u00a0%", color: "education" },
          { label: "Övrigt", percent: 75, text: "40,5\u00a0%", color: "central" },
        ],
      },
    });
  });

  test("::: study-plan adds up what each year has of each area of the chart", () => {
    expect(blockOf("study-plan", "distribution")).toMatchObject({
      block: {
        areas: [
          { label: "Mathematics", color: "education" },
          { label: "Other", color: "central" },
        ],
        parts: [
          {
            label: "Year 1",
            sum: "49.5\u00a0credits",
            shares: [
              { color: "education", credits: 22.5 },
              { color: "central", credits: 27 },
            ],
            table: { caption: "Year 1" },
          },
        ],
      },
    });
  });

  test.each([
    { locale: "sv", date: "måndag 10 augusti 2026" },
    { locale: "en", date: "Monday, August 10, 2026" },
  ] as const)("::: key-date is written $date", ({ locale, date }) => {
    expect(blockOf("key-date", "roll-call", locale)).toMatchObject({
      block: {
        kind: "key-date",
        date: { iso: "2026-08-10", text: date, end: "2026-08-11T00:00:00+02:00" },
        past: null,
        note: null,
      },
    });
  });

  test("::: chapter-map draws the organisation with links of the page's language", () => {
    expect(blockOf("chapter-map", "")).toEqual({
      block: {
        kind: "chapter-map",
        label: "chapterMap.label",
        title: "Chapter map",
        operatingYear: "2026/2027",
        root: {
          label: "The chapter meeting",
          href: "/en/section",
          note: "all",
          cluster: null,
          children: [
            { label: "The board", href: null, note: null, cluster: "board", children: [] },
          ],
        },
      },
    });
  });
});
