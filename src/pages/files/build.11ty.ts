import { siteFiles, writeFile } from "../../layouts/template.tsx";
import type { Digest } from "../../model/build-data.ts";
import type { Site } from "../../model/site.ts";

/** What the nightly workflow asks the published site, to decide whether it has to be built again. */
export interface BuildNote {
  /** Day of the build. */
  built: string;
  /** The next day on which the same files give another site. */
  due: string;
  /** Digest of what was read from other sites, such as the public calendar; null without one. */
  calendar: Digest | null;
}

export const data = siteFiles((site) => [
  { path: "build.json", content: () => `${JSON.stringify(buildNote(site))}\n` },
]);

export default writeFile;

/** Says neither why nor what is due: hidden and scheduled texts stay unknown. */
export function buildNote(site: Site): BuildNote {
  const { nextDueDay, build } = site;
  return { built: build.today, due: nextDueDay, calendar: build.digest };
}
