import { Feed } from "feed";
import { headTitle } from "../../collections/frame/head.ts";
import { jobFeed, openJobs } from "../../collections/jobs.ts";
import type { OutputFile } from "../../collections/pages.ts";
import type { Site } from "../../collections/site.ts";
import { files, writeFile } from "../../layouts/template.tsx";
import type { Locale } from "../../schema/localized.ts";

/** RSS 2.0 of the advertisements, in each language. */
export const data = files(jobFeeds);

export default writeFile;

/** RSS 2.0 of the advertisements, in each language. */
export function jobFeeds(site: Site, locale: Locale): OutputFile[] {
  const { context } = site[locale];
  const { absolute, text, labels, record } = context;
  const { title, organisation } = site.data.site;
  const jobs = openJobs(context);
  const content = () => {
    const feed = new Feed({
      title: headTitle(labels["jobs.feed"], title),
      id: absolute(context.href(site.data.jobs.to)),
      link: absolute(context.href(site.data.jobs.to)),
      language: record.htmlLang,
      copyright: organisation[locale],
      updated: new Date(
        jobs
          .map(({ published }) => published)
          .sort()
          .at(-1) ?? "1970-01-01",
      ),
      feedLinks: { rss: absolute(jobFeed(context)) },
    });
    for (const job of jobs) {
      feed.addItem({
        title: `${text(job.title)} (${job.company})`,
        id: job.href,
        link: job.href,
        description: text(job.text),
        date: new Date(job.published),
      });
    }
    return feed.rss2();
  };
  return [{ path: jobFeed(context).slice(1), content }];
}
