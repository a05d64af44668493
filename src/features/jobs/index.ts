import type { Feature } from "../feature.ts";
import { Jobs } from "./jobs.tsx";
import { jobsHead } from "./model.ts";

/** Advertisements of companies: `_data/jobs.json`. */
export const jobs: Feature = {
  blocks: { jobs: { Block: Jobs, isComing: true } },
  head: jobsHead,
  dueDays: ({ jobs }) => jobs.jobs.map(({ published }) => published),
};
