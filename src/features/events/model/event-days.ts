import { Temporal } from "temporal-polyfill";
import type { SiteData } from "../../../model/site-data.ts";

/** Days on which a sign-up opens, or another week begins while events are listed by week. */
export function eventDays({ events }: SiteData, today: string): string[] {
  const day = Temporal.PlainDate.from(today);
  const nextWeek = day.add({ days: 8 - day.dayOfWeek }).toString();
  return events.events.flatMap(({ end, signUpOpens }) => [
    ...(end >= today ? [nextWeek] : []),
    ...(signUpOpens ? [signUpOpens.slice(0, "2026-11-30".length)] : []),
  ]);
}
