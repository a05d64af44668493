/**
 * Asks the host for a build of the published site on days on which it would differ, because each build
 * costs the chapter. Needs nothing but Node; `.github/workflows/publish-when-due.yml` runs it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { BUILDS, digestOf } from "../features/builds-list.ts";
import type { Digest } from "../model/build-data.ts";
import type { BuildNote } from "../pages/files/build.11ty.ts";

/** So many builds are asked for in a month, whatever the reasons (docs/deployment.md). */
const MOST = 12;
/** Of these, kept for what appears on its day and for what was called off or moved; and for the latter alone. */
const [KEPT_FOR_DAYS, KEPT_FOR_MOVED] = [4, 2];
/** So many days without a build other changes of the calendar wait, as another reason may come first. */
const CALENDAR_WAIT = 4;

const DAY = 86_400_000;

/** The days of this month on which builds were asked for; the workflow keeps the file from night to night. */
const ASKED = ".cache/asked-builds.json";

/**
 * Whether the published site has to be built again.
 *
 * @param note of the published site; null for one that has none
 * @param today `2026-11-24`
 * @param calendar digest of the public calendar today; null if it is not known
 * @param asked days on which builds were asked for
 */
export function decide(
  note: BuildNote | null,
  today: string,
  calendar: Digest | null,
  asked: readonly string[],
): { isDue: boolean; reason: string } {
  const left = MOST - asked.filter((day) => day.startsWith(today.slice(0, 7))).length;
  const within = (most: number, reason: string) =>
    left > MOST - most
      ? { isDue: true, reason }
      : { isDue: false, reason: `${reason} But ${MOST - left} builds were asked for this month.` };
  if (!note) return within(MOST, "The published site does not say when it was built.");
  const { built, due } = note;
  const hasChanged = calendar !== null && calendar.all !== note.calendar?.all;
  if (hasChanged && note.calendar?.coming.some((entry) => !calendar.coming.includes(entry)))
    return within(MOST, `The calendar has called off, moved or renamed something since ${built}.`);
  if (due <= today) return within(MOST - KEPT_FOR_MOVED, `Something appears or expires on ${due}.`);
  if (!hasChanged) return { isDue: false, reason: `Nothing is due before ${due}.` };
  const wait = CALENDAR_WAIT - (Date.parse(today) - Date.parse(built)) / DAY;
  if (wait <= 0) return within(MOST - KEPT_FOR_DAYS, `The calendar has changed since ${built}.`);
  const days = wait === 1 ? "tomorrow" : `in ${wait} days`;
  return {
    isDue: false,
    reason: `The calendar has more; it is published ${days}, as the site was built on ${built}.`,
  };
}

/**
 * Asks the published site and its calendar, and calls the build hook if something is due, or if somebody has
 * started the workflow by hand.
 *
 * @param env `NETLIFY_BUILD_HOOK`, `GITHUB_EVENT_NAME`, and `CALENDAR_ICS_URL` if the calendar is another than that
 *   of the data
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
  const file = `${root}/${ASKED}`;
  const asked = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : [];
  const { isDue, reason } =
    env.GITHUB_EVENT_NAME === "workflow_dispatch"
      ? { isDue: true, reason: "Somebody has asked for it." }
      : decide(...(await askSites(env, root, today)), asked);
  if (!isDue) return `Not published: ${reason}`;
  const called = await fetch(`${hook}?trigger_title=Publish+daily`, { method: "POST", body: "{}" });
  if (!called.ok) throw new Error(`The build hook answers ${called.status}. Is it still there?`);
  mkdirSync(`${root}/.cache`, { recursive: true });
  writeFileSync(file, JSON.stringify([...asked, today].slice(-2 * MOST)));
  return `Published: ${reason}`;
}

/** What the published site and its calendar say. */
async function askSites(
  env: Parameters<typeof publishDue>[0],
  root: string,
  today: string,
): Promise<[BuildNote | null, string, Digest | null]> {
  const read = (name: string) => JSON.parse(readFileSync(`${root}/_data/${name}.json`, "utf8"));
  const answer = await fetch(new URL("/build.json", read("site").url));
  if (!answer.ok && answer.status !== 404)
    throw new Error(`The published site answers ${answer.status}. Look at the host's status page.`);
  const note = answer.ok ? ((await answer.json()) as BuildNote) : null;
  // What was coming when the site was built is looked for.
  const digests = BUILDS.map(([, { digest }]) => digest(env, read, note?.built ?? today));
  // One that does not answer is asked again tomorrow.
  const known = await Promise.all(digests.map((digest) => digest.catch(() => null)));
  return [note, today, digestOf(known)];
}

if (import.meta.main) {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });
  console.log(await publishDue(process.env, ".", today.format(new Date())));
}
