import { formatDay } from "../../collections/events/dates.ts";
import { endOf, openJobs } from "../../collections/jobs.ts";
import { EXTERNAL_LINK } from "../../routes/links.ts";
import type { BlockProps } from "../block.ts";

/**
 * The advertisements of `_data/jobs.json`. The script for past events hides one after its last day, and
 * shows the text for an empty list.
 */
export function Jobs({ context }: BlockProps) {
  const { data, text, record } = context;
  const { advertisement, lastDay, types, none } = data.jobs;
  const jobs = openJobs(context);
  return (
    <div>
      {jobs.length > 0 && (
        <dl className="answers" data-events="">
          {jobs.map((job) => {
            const end = endOf(job, context);
            return (
              <div key={job.href} data-end={end}>
                <dt>
                  <a href={job.href} {...EXTERNAL_LINK}>
                    {text(job.title)}
                  </a>
                </dt>
                <dd>
                  <small>
                    {[text(advertisement), text(types[job.type]), job.company, job.place]
                      .filter(Boolean)
                      .join(" · ")}
                  </small>
                </dd>
                <dd>{text(job.text)}</dd>
                <dd>
                  <time dateTime={end}>{`${text(lastDay)} ${formatDay(job.lastDay, record)}`}</time>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p hidden={jobs.length > 0} data-no-events="">
        {text(none)}
      </p>
    </div>
  );
}
