// Netlify begins each build with an empty .cache. The last good copy of the public calendar is for the day
// on which the calendar fails (src/calendar), so it travels from one build to the next.
const CALENDAR = ".cache/calendar";

export const onPreBuild = ({ utils }) => utils.cache.restore(CALENDAR);
export const onPostBuild = ({ utils }) => utils.cache.save(CALENDAR);
