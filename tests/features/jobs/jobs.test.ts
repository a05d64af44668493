import { expect, test } from "vitest";
import { jobFeeds } from "../../../src/features/jobs/job-feeds.11ty.ts";
import { type Job, jobsFile } from "../../../src/features/jobs/schema.ts";
import { shown, textsIn } from "../../support/block.ts";
import { readData } from "../../support/labels.ts";
import { checkProblems } from "../../support/schema-problems.ts";
import { both, siteData, siteOf } from "../../support/site-data.ts";

const file = readData<{ jobs: [Job] }>("jobs.json");
/** An advertisement; a company may have one page for all of its own. */
const jobsOf = (...ads: Partial<Job>[]) => ({
  ...siteData().jobs,
  jobs: ads.map((ad) => ({ ...file.jobs[0], ...ad })),
});

test("JOB-1 ::: jobs shows advertisements between their days, marked as such", () => {
  const jobs = jobsOf(
    { title: both("past"), published: "2025-01-01", lastDay: "2025-12-31" },
    { title: both("open"), published: "2026-01-01", lastDay: "2026-01-01" },
    { title: both("soon"), published: "2026-01-02", lastDay: "2026-10-31" },
  );
  const partners = [{ name: "Alfa AB", url: "", main: false, logo: "/img/alfa.svg" }];
  const html = shown("jobs", "", { jobs, partners, today: "2026-01-01" });
  expect(textsIn(html, "li")).toEqual([
    "Apply by 1 JanAlfa ABopenCount stock.Advertisement · Job · Stockholm",
  ]);
  expect(html).toContain('<img src="/img/alfa.svg" alt=""/>');
  expect(html).toContain('data-end="2026-01-01T23:59:59+01:00"');
  expect(html).toMatch(/<div class="empty" hidden="" data-no-events="">.*No advertisement\./);
});

test("JOB-1 two advertisements of one company with one address are two entries of the feed", () => {
  const jobs = jobsOf({ title: both("Analyst") }, { title: both("Developer") });
  const [feed = ""] = [...siteOf([], { jobs, today: "2026-01-02" }).files(jobFeeds).values()];
  expect(new Set(String(feed).match(/<guid.*?<\/guid>/g)).size).toBe(2);
});

const jobWith = (more: object) => ({
  ...file,
  jobs: [{ ...file.jobs[0], published: "2026-05-01", ...more }],
});
checkProblems("jobs", [
  [jobsFile, jobWith({ lastDay: "2026-01-01" }), "the last day is before the first"],
  [
    jobsFile,
    jobWith({ text: both("<p>Hej</p>") }),
    ...Array(2).fill("readers would see the markup"),
  ],
]);
