// A line for each subject that reads from other sites before a build.
export { calendar } from "./calendar/build.ts";
