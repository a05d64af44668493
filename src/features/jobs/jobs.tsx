import { Offers } from "../../blocks/offers.tsx";
import type { BlockProps } from "../../model/site.ts";
import { openJobs } from "./model.ts";

/** The advertisements of `_data/jobs.json`. */
export function Jobs({ context }: BlockProps) {
  const { data, text } = context;
  const { advertisement, types, ...words } = data.jobs;
  const offers = openJobs(context).map((job) => {
    const facts = [text(advertisement), text(types[job.type]), job.company, job.place];
    return {
      ...job,
      title: text(job.title),
      facts: [<small key="facts">{facts.filter(Boolean).join(" · ")}</small>, text(job.text)],
    };
  });
  return <Offers {...words} offers={offers} context={context} />;
}
