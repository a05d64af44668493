import { writtenFiles, writeFile } from "../../layouts/files.ts";

/** Calendar files: all events, those of each organiser, and each event. */
export const data = writtenFiles("calendars");

export default writeFile;
