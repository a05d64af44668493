import { expect, test } from "vitest";
import { jobFeeds } from "../../../src/features/jobs/job-feeds.11ty.ts";
import { jobsFile } from "../../../src/features/jobs/schema.ts";
import { shown, textsIn } from "../../support/block.ts";
import { readData } from "../../support/labels.ts";
import { checkProblems } from "../../support/schema-problems.ts";
import { both, siteData, siteOf } from "../../support/site-data.ts";

const ad = (title: string, published: string, lastDay: string) => ({
  title: both(title),
  company: "Alfa",
  type: "thesis" as const,
  text: both("Count."),
  href: `https://alfa.example/${title}`,
  published,
  lastDay,
});

test("DUE-1 on the first day of an advertisement the site is another", () => {
  const jobs = { ...siteData().jobs, jobs: [ad("a", "2026-12-01", "2026-12-20")] };
  expect(siteOf([], { jobs, today: "2026-11-24" }).site.nextDueDay).toBe("2026-12-01");
});

test("JOB-1 ::: jobs shows advertisements between their days, marked as such", () => {
  const ads = [
    ad("past", "2025-01-01", "2025-12-31"),
    ad("open", "2026-01-01", "2026-01-01"),
    ad("soon", "2026-01-02", "2026-10-31"),
  ];
  const jobs = { ...siteData().jobs, jobs: ads };
  const partners = [{ name: "Alfa", url: "", main: false, logo: "/img/alfa.svg" }];
  const html = shown("jobs", "", { jobs, partners, today: "2026-01-01" });
  expect(textsIn(html, "li")).toEqual(["Apply by 1 JanAlfaopenCount.Advertisement · Thesis"]);
  expect(html).toContain('<img src="/img/alfa.svg" alt=""/>');
  expect(html).toContain('data-end="2026-01-01T23:59:59+01:00"');
  expect(html).toMatch(/<div class="empty" hidden="" data-no-events="">.*No advertisement\./);
});

test("JOB-1 two advertisements of one company with one address are two entries of the feed", () => {
  const ad = {
    company: "Alfa",
    type: "job" as const,
    text: both("Count."),
    href: "https://alfa.example/jobs",
  };
  const days = { published: "2026-01-01", lastDay: "2026-10-31" };
  const ads = ["Analytiker", "Utvecklare"].map((title) => ({ ...ad, ...days, title: both(title) }));
  const jobs = { ...siteData().jobs, jobs: ads };
  const [feed = ""] = [...siteOf([], { jobs, today: "2026-01-02" }).files(jobFeeds).values()];
  expect(new Set(String(feed).match(/<guid.*?<\/guid>/g)).size).toBe(2);
});

const file = readData<{ jobs: object[] }>("jobs.json");
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
