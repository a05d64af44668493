import { calendars } from "../../files/calendars.ts";
import { files, writeFile } from "../../layouts/template.tsx";

/** Calendar files: all events, those of each organiser, and each event. */
export const data = files(calendars);

export default writeFile;
