import { escapeUTF8 } from "entities/escape";
import { rssFeed } from "../../layouts/rss-feed.ts";
import { files, writeFile } from "../../layouts/template.tsx";
import type { OutputFile } from "../../model/pages/planned-page.ts";
import type { Site } from "../../model/site.ts";
import { tagSlug } from "../../routes/slugs.ts";
import type { Locale } from "../../schema/localized.ts";
import { jobFeed, openJobs } from "./model.ts";

export const data = files(jobFeeds);

export default writeFile;

/** RSS 2.0 of the advertisements, in each language. */
export function jobFeeds(site: Site, locale: Locale): OutputFile[] {
  const { context } = site[locale];
  const { absolute, text, labels, data } = context;
  const jobs = openJobs(context);
  const [newest = "1970-01-01"] = jobs
    .map(({ published }) => published)
    .sort()
    .reverse();
  const content = () =>
    rssFeed(context, {
      title: labels["jobs.feed"],
      link: absolute(context.href(data.jobs.to)),
      description: labels["jobs.feed"],
      self: absolute(jobFeed(context)),
      updated: new Date(newest),
      items: jobs.map((job) => ({
        title: `${text(job.title)} (${job.company})`,
        link: job.href,
        // A company may have one page for all of its advertisements.
        guid: {
          value: `${job.href}#${job.published}-${tagSlug(job.title.sv)}`,
          isPermaLink: false,
        },
        pubDate: new Date(job.published),
        description: escapeUTF8(text(job.text)),
      })),
    });
  return [{ path: jobFeed(context).slice(1), content }];
}
