import { Temporal } from "temporal-polyfill";
import type { SiteData } from "../../../model/site-data.ts";

/** Days on which a sign-up opens or has opened, or another week begins while events are listed by week. */
export function eventDays({ events }: SiteData, today: string): string[] {
  const day = Temporal.PlainDate.from(today);
  const nextWeek = day.add({ days: 8 - day.dayOfWeek }).toString();
  return events.events.flatMap(({ end, signUpOpens }) => [
    ...(end >= today ? [nextWeek] : []),
    ...(signUpOpens ? openingDays(signUpOpens.slice(0, "2026-11-30".length)) : []),
  ]);
}

const openingDays = (day: string) => [
  day,
  Temporal.PlainDate.from(day).add({ days: 1 }).toString(),
];
