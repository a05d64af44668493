import { Jobs } from "../../blocks/jobs/jobs.tsx";
import { jobsHead } from "../../model/jobs.ts";
import type { Feature } from "../feature.ts";

/** Advertisements of companies: `_data/jobs.json`. */
export const jobs: Feature = {
  blocks: { jobs: { Block: Jobs } },
  head: jobsHead,
  dueDays: ({ jobs }) => jobs.jobs.map(({ published }) => published),
};
