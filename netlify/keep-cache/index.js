import { readdir, rm } from "node:fs/promises";

// Netlify begins each build with an empty .cache. The last good copy of the public calendar is for the day
// on which the calendar fails (src/features/calendar), and pictures to share need not be drawn again (src/assets): they
// travel from one build to the next.
const PICTURES = ".cache/share-pictures";
const KEPT = [".cache/calendar", PICTURES];

export const onPreBuild = ({ utils }) => utils.cache.restore(KEPT);

export async function onPostBuild({ constants, utils }) {
  // Those that the site no longer shows would pile up.
  const shown = await namesIn(`${constants.PUBLISH_DIR}/assets/share`);
  for (const name of await namesIn(PICTURES))
    if (!shown.includes(name)) await rm(`${PICTURES}/${name}`);
  await utils.cache.save(KEPT);
}

const namesIn = (folder) => readdir(folder).catch(() => []);
