import type { Head } from "../../model/pages/planned-page.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { lastSecond } from "../../schema/days.ts";
import type { Job } from "./schema.ts";

/** Site-relative address of the feed of a language. */
export const jobFeed = ({ href, data }: LocaleContext) => `${href(data.jobs.to)}.xml`;

/** The advertisements that may be shown on the day of the build, those that end first before others. */
export function openJobs({ data: { jobs, today } }: LocaleContext): Job[] {
  return jobs.jobs
    .filter(({ published, lastDay }) => published <= today && lastDay >= today)
    .sort((a, b) => a.lastDay.localeCompare(b.lastDay));
}

/**
 * Head data of the page that lists the advertisements: each as structured data, and the feed. Nothing
 * for any other page.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobsHead(url: string, context: LocaleContext): Partial<Head> {
  const { data, href, text, labels } = context;
  if (url !== href(data.jobs.to)) return {};
  return {
    links: [
      {
        rel: "alternate",
        type: "application/rss+xml",
        title: labels["jobs.feed"],
        href: jobFeed(context),
      },
    ],
    jsonLd: openJobs(context).map((job) => ({
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: text(job.title),
      description: text(job.text),
      datePosted: job.published,
      validThrough: lastSecond(job.lastDay),
      hiringOrganization: { "@type": "Organization", name: job.company },
      ...(job.place
        ? {
            jobLocation: {
              "@type": "Place",
              address: { "@type": "PostalAddress", addressLocality: job.place },
            },
          }
        : {}),
      ...(job.type === "internship" ? { employmentType: "INTERN" } : {}),
      url: job.href,
    })),
  };
}
