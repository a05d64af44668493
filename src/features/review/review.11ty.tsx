import type { ReactNode } from "react";
import { DataTable } from "../../components/data-table/data-table.tsx";
import { Link } from "../../components/link/link.tsx";
import { ScrollRegion } from "../../components/scroll-region/scroll-region.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { Frame } from "../../layouts/frame/frame.tsx";
import { type ModelOfPlan, pages, template } from "../../layouts/template.tsx";
import { wordsIn } from "../../messages/message.ts";
import { contentLang } from "../../model/content-lang.ts";
import { formatDay } from "../../model/dates.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { editLinks, hasAdmin } from "../../routes/edit-links.ts";
import { DATA_PARTS } from "../../routes/form-labels.ts";
import type { SiteEvent } from "../events/index.ts";
import type { TextToReview } from "./review.ts";
import type { reviewPages } from "./review-pages.ts";

/** For editors: what to review, and what is out of date. Unlisted, and not for search engines. */
export const data = pages("review");

export default template(ReviewPage);

function ReviewPage({ model }: { model: ModelOfPlan<typeof reviewPages> }) {
  const { context } = model;
  const { labels, text, data, record } = context;
  const review = model.review();
  const { roles, ...lists } = review;
  const left = roles.filter(({ isDone }) => !isDone);
  const progress = labels["review.roles"]
    .replace("{done}", `${roles.length - left.length}`)
    .replace("{all}", `${roles.length}`);
  return (
    <Frame model={model} isFull after={<p className="lead">{model.description}</p>}>
      <div className="prose">
        {Object.values(lists).every(({ length }) => length === 0) && <p>{labels["review.none"]}</p>}
        <Texts title={labels["review.due"]} texts={review.due} context={context} />
        <Texts title={labels["review.coming"]} texts={review.coming} context={context} />
        <Texts
          title={labels["review.expired"]}
          day={labels["review.until"]}
          texts={review.expired}
          context={context}
        />
        <Table
          title={labels["review.conflicts"]}
          columns={[labels["review.found"], labels["review.todo"], labels["review.where"]]}
          rows={review.conflicts.map(({ event, mistake }) => {
            const { problem, fix } = wordsIn(mistake, context.locale, "form");
            return [problem, fix, sourceOf(event, context)];
          })}
          context={context}
        />
        <Table
          title={labels["review.handover"]}
          columns={[labels["review.found"], labels["review.why"], labels["review.file"]]}
          rows={review.outdated.map(({ reason, passage, ...place }) => [
            text(passage),
            labels[`review.${reason}`],
            <File key="file" {...place} context={context} />,
          ])}
          context={context}
        />
        <details className="details">
          <summary>{progress}</summary>
          <div>
            <p>{labels["review.term"]}</p>
            {hasAdmin(data.site) && (
              <p>
                <a href={`${data.site.url}/admin/#/collections/facts/entries/people`}>
                  {labels["review.form"]}
                </a>
              </p>
            )}
            <ScrollRegion label={progress}>
              <table>
                <tbody>
                  {[...left, ...roles.filter(({ isDone }) => isDone)].map((role, index) => (
                    <tr key={index.toString()}>
                      <th scope="row">
                        {[role.body && text(role.body), text(role.title)]
                          .filter(Boolean)
                          .join(": ")}
                      </th>
                      <td>
                        {role.values.length === 0 && "–"}
                        {role.values.map(({ field, value, since }) => (
                          <div key={field}>
                            {field === "imageURL" ? labels["review.picture"] : value}
                            {since && ` (${labels["review.since"]} ${formatDay(since, record)})`}
                          </div>
                        ))}
                      </td>
                      <td>{labels[role.isDone ? "review.done" : "review.left"]}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
          </div>
        </details>
      </div>
    </Frame>
  );
}

interface FileProps {
  file: string;
  line: number | null;
  context: LocaleContext;
}

/** A file and line, as a link into the form, or to the file where it is in none. */
function File({ file, line, context }: FileProps) {
  const { site } = context.data;
  const written = line === null ? file : `${file}:${line}`;
  const [, name = ""] = /^_data\/(.+)\.json$/.exec(file) ?? [];
  const [part] = Object.entries(DATA_PARTS).find(([, names]) => name in names) ?? [];
  const links = editLinks(file, site);
  const href =
    part && hasAdmin(site)
      ? `${site.url}/admin/#/collections/${part}/entries/${name}`
      : (links.form ?? links.file);
  if (!href) return written;
  return (
    <Link href={href} context={context}>
      {written}
    </Link>
  );
}

/** Where an event is changed. */
function sourceOf({ source }: SiteEvent, context: LocaleContext): ReactNode {
  if (source) return context.labels["review.calendar"];
  return <File file="_data/events.json" line={null} context={context} />;
}

interface TextsProps {
  title: string;
  /** What the day of a text is. */
  day?: string;
  texts: readonly TextToReview[];
  context: LocaleContext;
}

/** Texts with the role that is responsible for them, and their day. */
function Texts({ title, texts, context, day = context.labels["review.day"] }: TextsProps) {
  const { labels, text, record } = context;
  return (
    <Table
      title={title}
      columns={[labels["review.text"], labels["review.owner"], day, labels["review.file"]]}
      rows={texts.map(({ file, line, title, url, locale, owner, ...entry }) => [
        <span key="text" lang={locale ? contentLang(locale, context.locale) : undefined}>
          {url ? <a href={url}>{text(title)}</a> : text(title)}
        </span>,
        owner ? text(owner) : "–",
        formatDay(entry.day, record),
        <File key="file" file={file} line={line} context={context} />,
      ])}
      context={context}
    />
  );
}

interface TableProps {
  title: string;
  columns: string[];
  /** Without any there is nothing to do, and no table. */
  rows: ReactNode[][];
  context: LocaleContext;
}

function Table({ title, columns, rows, context: { labels } }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <SectionHeading title={title} labels={labels} />
      <ScrollRegion label={title}>
        <DataTable columns={columns} rows={rows} />
      </ScrollRegion>
    </section>
  );
}
