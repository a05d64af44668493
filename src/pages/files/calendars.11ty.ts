import { files, writeFile } from "../../layouts/template.tsx";
import { calendars } from "../../output/calendars.ts";

/** Calendar files: all events, those of each organiser, and each event. */
export const data = files(calendars);

export default writeFile;
