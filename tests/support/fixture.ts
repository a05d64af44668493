/*
 * What tests know about the fixture (tests/fixtures/site) beside its pages (pages.ts) and its data (labels.ts).
 */
import type { Locale } from "./pages.ts";

/** Versions of the docs: `intro` is in all of them, `board` not in the oldest, `ny` only in the newest. */
export const VERSIONS = [
  { name: "current", label: { sv: "Nästa", en: "Next" }, path: "next" },
  { name: "2.0", label: { sv: "2.0", en: "2.0" }, path: "" },
  { name: "1.0", label: { sv: "1.0", en: "1.0" }, path: "1.0" },
] as const;

/** A category with a page of its own, which has code and many sections, and more docs than fit a window. */
export const HANDBOOK = "/docs/handbok";
export const HANDBOOK_NAME: Record<Locale, string> = { sv: "Handboken", en: "The handbook" };
export const CHAPTERS = Array.from(
  { length: 24 },
  (_, index) => `${HANDBOOK}/kapitel-${index + 1}`,
);
/** Name of a chapter in the menu, counted from 1. */
export const chapterName = (locale: Locale, number: number) =>
  `${{ sv: "Kapitel", en: "Chapter" }[locale]} ${number}`;
/** The code block of the handbook, as it is to be copied. */
export const CODE = "const svar = 42; // <å>\nvisa(svar);";

/** Moments around the two events that the fixture announces, and what those are called. */
export const EVENTS = {
  first: "Lunchföreläsning",
  second: "Kräftskiva",
  /** 13.00 in Stockholm is 11.00 here. */
  afterFirst: new Date("2026-06-02T11:00:01Z"),
  afterBoth: new Date("2026-08-21T21:30:01Z"),
};

/** The announcement as visitors read it. */
export const ANNOUNCEMENT = {
  sv: "Ett viktigt meddelande: läs om sektionen",
  en: "An important message: read about the chapter",
};
