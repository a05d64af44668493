import { Offers } from "../../blocks/offers.tsx";
import type { BlockProps } from "../../model/site.ts";
import { EXTERNAL_LINK } from "../../routes/links.ts";
import { logoOf } from "../partners/index.ts";
import { openJobs } from "./model.ts";

/** The advertisements of `_data/jobs.json`, each with the employer first. */
export function Jobs({ context }: BlockProps) {
  const { data, text } = context;
  const { advertisement, types, ...words } = data.jobs;
  const offers = openJobs(context).map(({ company, title, href, type, place, lastDay, ...job }) => {
    const logo = logoOf(company, context);
    const note = (
      <>
        {logo && <img src={logo} alt="" />}
        <b>{company}</b>
        <a className="title" href={href} {...EXTERNAL_LINK}>
          {text(title)}
        </a>
        <p>{text(job.text)}</p>
        <small>{[text(advertisement), text(types[type]), place].filter(Boolean).join(" · ")}</small>
      </>
    );
    return { lastDay, note };
  });
  return <Offers {...words} offers={offers} context={context} />;
}
