/**
 * Asks the host for a build of the published site on days on which it would differ, because each build
 * costs the chapter. Needs nothing but Node; `.github/workflows/publish-when-due.yml` runs it.
 */
import { readFileSync } from "node:fs";
import { BUILDS, digestOf } from "../features/builds-list.ts";
import type { BuildNote } from "../pages/files/build.11ty.ts";

/** A calendar that changes every day must not use up the builds of a month. */
const CALENDAR_WAIT = 4;

const DAY = 86_400_000;

/**
 * Whether the published site has to be built again.
 *
 * @param note of the published site; null for one that has none
 * @param today `2026-11-24`
 * @param calendar digest of the public calendar today; null if it is not known
 */
export function decide(
  note: BuildNote | null,
  today: string,
  calendar: string | null,
): { isDue: boolean; reason: string } {
  if (!note) return { isDue: true, reason: "The published site does not say when it was built." };
  const { built, due } = note;
  if (due <= today) return { isDue: true, reason: `Something appears or expires on ${due}.` };
  if (calendar === null || calendar === note.calendar)
    return { isDue: false, reason: `Nothing is due before ${due}.` };
  const wait = CALENDAR_WAIT - (Date.parse(today) - Date.parse(built)) / DAY;
  if (wait <= 0) return { isDue: true, reason: `The calendar has changed since ${built}.` };
  const days = wait === 1 ? "tomorrow" : `in ${wait} days`;
  return {
    isDue: false,
    reason: `The calendar has changed; it is published ${days}, as the site was built on ${built}.`,
  };
}

/**
 * Asks the published site and its calendar, and calls the build hook if something is due.
 *
 * @param env `NETLIFY_BUILD_HOOK`, and `CALENDAR_ICS_URL` if the calendar is another than that of the data
 * @param root folder with `_data`
 * @param today `2026-11-24`
 * @returns what was done, and why
 * @throws Error when the site or the hook does not answer
 */
export async function publishDue(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
  today: string,
): Promise<string> {
  const hook = env.NETLIFY_BUILD_HOOK;
  if (!hook) return "Not published: there is no secret NETLIFY_BUILD_HOOK. See docs/deployment.md.";
  const read = (name: string) => JSON.parse(readFileSync(`${root}/_data/${name}.json`, "utf8"));
  const answer = await fetch(new URL("/build.json", read("site").url));
  if (!answer.ok && answer.status !== 404)
    throw new Error(`The published site answers ${answer.status}. Look at the host's status page.`);
  const note = answer.ok ? ((await answer.json()) as BuildNote) : null;
  const digests = BUILDS.map(([, { digest }]) => digest(env, read));
  const calendar = digestOf(
    // One that does not answer is asked again tomorrow.
    await Promise.all(digests.map((digest) => digest.catch(() => null))),
  );
  const { isDue, reason } = decide(note, today, calendar);
  if (!isDue) return `Not published: ${reason}`;
  const called = await fetch(`${hook}?trigger_title=Publish+daily`, { method: "POST", body: "{}" });
  if (!called.ok) throw new Error(`The build hook answers ${called.status}. Is it still there?`);
  return `Published: ${reason}`;
}

if (import.meta.main) {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });
  console.log(await publishDue(process.env, ".", today.format(new Date())));
}
