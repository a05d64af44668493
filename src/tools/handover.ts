/**
 * `node src/tools/handover.ts <file>`: writes what is due for the handover as Markdown into a file, which stays
 * empty where nothing is, and prints the day on which somebody is to be reminded, if that was within a week.
 */
import { writeFileSync } from "node:fs";
import { lintFolder } from "../lint/run.ts";
import { isArchived } from "../read/site.ts";
import { FEATURES } from "./features.ts";

type LintedSite = ReturnType<typeof lintFolder>;

/** The year ends, the year begins with the roll call, and whoever was elected has had time. */
const REMINDERS = ["06-15", "08-15", "01-01"];
const DAYS = 7;

/** The reminder's day, if it is at most a week ago. */
export function reminderOn(today: string): string | undefined {
  return REMINDERS.map((day) => `${today.slice(0, 4)}-${day}`).find((day) => {
    const days = (Date.parse(today) - Date.parse(day)) / 86_400_000;
    return days >= 0 && days < DAYS;
  });
}

/** What is due: the committee year, and texts and services whose day of review has come. */
export function whatIsDue({ site, findings }: LintedSite): string {
  const { today } = site.input;
  const years = findings.filter(({ kind }) => kind === "yearEnds" || kind === "yearAhead");
  const texts = site.pages.flatMap(({ file, fields: { review, owner }, version }) =>
    review && review <= today && !isArchived(site, version) ? [{ file, review, owner }] : [],
  );
  const services = Object.entries(site.data.services ?? {}).flatMap(([key, { review, owner }]) =>
    review <= today ? [{ file: `"${key}" in _data/services.json`, review, owner }] : [],
  );
  const lines = [
    ...years.map(({ problem, fix }) => `- ${problem} ${fix ?? ""}`),
    ...[...texts, ...services].map(
      ({ file, review, owner }) => `- Review ${file}, since ${review}: ${owner ?? "no owner"}`,
    ),
  ];
  if (lines.length === 0) return "";
  const rest =
    "The guide is docs/handover.md; roles and what is a year old are on /redaktion/granskning.";
  return `${[...lines, "", rest].join("\n")}\n`;
}

if (import.meta.main) {
  const linted = lintFolder(".", process.env, FEATURES);
  writeFileSync(process.argv[2] ?? "due.md", whatIsDue(linted));
  console.log(reminderOn(linted.site.input.today) ?? "");
}
