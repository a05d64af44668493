import { zonedTime } from "../../calendar/zoned-time.ts";
import { contentLang } from "../../collections/content-lang.ts";
import { type DecisionModel, decisionsOf } from "../../collections/decisions.ts";
import { formatDay, formatSpan } from "../../collections/events/dates.ts";
import { eventFile } from "../../collections/events/event-addresses.ts";
import { format } from "../../collections/format.ts";
import { type Meeting, meetingEventId } from "../../collections/meetings.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import { documentMeant, inForce } from "../../collections/statutes.ts";
import { REFERENCE } from "../../markdown/syntax.ts";
import { EXTERNAL_LINK } from "../../routes/links.ts";
import { spanOf } from "../../schema/home.ts";
import { documentNote, uploadedFile } from "../../schema/uploads.ts";
import { Fact } from "../committee-header/committee-header.tsx";
import { Icon } from "../icon/icon.tsx";
import { More } from "../more/more.tsx";
import { SectionHeading } from "../section-heading/section-heading.tsx";

interface MeetingProps {
  meeting: Meeting;
  context: LocaleContext;
}

/** When a meeting is, in full. */
export function whenOf({ fields }: Meeting, { record, data }: LocaleContext): string {
  const { timeZone } = data.events;
  const { start, end, allDay = false } = spanOf(fields);
  return formatSpan(
    zonedTime(start, timeZone),
    zonedTime(end, timeZone),
    record.htmlLang,
    timeZone,
    {
      isAllDay: allDay,
      hasYear: true,
    },
  );
}

/** Above the text of a meeting: when and where it is, the last days before it, and its papers. */
export function MeetingFacts({ meeting, context }: MeetingProps) {
  const { labels, record, data, href } = context;
  const noteOf = (file?: string) => {
    const note = documentNote(uploadedFile(file), data.fileSizes, record.htmlLang);
    return note && ` (${note})`;
  };
  const { assembly, start, end = start, place, papers, ...fields } = meeting.fields;
  return (
    <>
      <dl className="meeting facts">
        <Fact label={labels["meeting.assembly"]}>{labels[`meeting.${assembly}`]}</Fact>
        <Fact label={labels["meeting.when"]}>
          <time dateTime={start}>{whenOf(meeting, context)}</time>
        </Fact>
        {place && <Fact label={labels["meeting.where"]}>{place}</Fact>}
        {(["motions", "nominations"] as const).map((name) => {
          const day = fields[name];
          return (
            day && (
              <Fact key={name} label={labels[`meeting.${name}`]}>
                <time dateTime={day}>{formatDay(day, record)}</time>
              </Fact>
            )
          );
        })}
      </dl>
      {end >= data.today && (
        <p className="row">
          <a href={eventFile(meetingEventId(meeting.key), context)}>
            <Icon name="calendar" />
            {labels["events.addThis"]}
          </a>
        </p>
      )}
      {papers.length > 0 && (
        <ul className="meeting" aria-label={labels["meeting.papers"]}>
          {papers.map(({ paper, title = labels[`meeting.${paper}`], file, href: to = "" }) => (
            <li key={file ?? to}>
              <a href={file ?? href(to)} {...(/^https?:/.test(to) ? EXTERNAL_LINK : {})}>
                {title}
                {noteOf(file)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Below the text of a meeting: its decisions, and the ways to others. */
export function MeetingText({ meeting, context }: MeetingProps) {
  const { labels, generated, locale } = context;
  const decisions = decisionsOf(meeting, context);
  return (
    <>
      {decisions.length > 0 && (
        <section className="meeting prose">
          <SectionHeading id="beslut" title={labels["decision.title"]} labels={labels} />
          {decisions.map((model) => (
            <section key={model.id} lang={contentLang(meeting.contentLocale, locale)}>
              <SectionHeading id={model.id} title={model.title} labels={labels} level={3} />
              <DecisionText model={model} context={context} />
            </section>
          ))}
        </section>
      )}
      <p className="row">
        <More href={generated("meetings")}>{labels["meeting.all"]}</More>
        <More href={generated("decisions")}>{labels["decision.register"]}</More>
      </p>
    </>
  );
}

/** What was decided, with links to the paragraphs that it names, who carries it out and whether that is done. */
export function DecisionText({ model, context }: { model: DecisionModel; context: LocaleContext }) {
  const { labels, record, data, locale } = context;
  const { decision, responsible, state } = model;
  const { text, due } = decision;
  const documents = data.statutes[locale].flatMap((statute) => inForce(statute, data.today) ?? []);
  // Every second piece is the number of a paragraph.
  const pieces = text.split(REFERENCE).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const document = documentMeant(piece, text, documents);
    const words = `§ ${piece}`;
    if (!document) return words;
    return (
      <a key={index} href={`${document.url}#${document.paragraphs.get(piece)}`}>
        {words}
      </a>
    );
  });
  return (
    <>
      <p>{pieces}</p>
      {state && (
        <p className="meta">
          <strong>{labels[`decision.${state}`]}</strong>{" "}
          {responsible && <span>{format(labels["decision.by"], { who: responsible })}</span>}{" "}
          {due && <span>{format(labels["decision.until"], { day: formatDay(due, record) })}</span>}
        </p>
      )}
    </>
  );
}
