import type { ReactNode } from "react";
import { imageHtml } from "../../../assets/image-html.ts";
import { Door, Fact } from "../../../components/door/door.tsx";
import { EmailLink } from "../../../components/email/email-link.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import { More } from "../../../components/more/more.tsx";
import { SectionHeading } from "../../../components/section-heading/section-heading.tsx";
import { Share } from "../../../components/share/share.tsx";
import { Time } from "../../../components/time/time.tsx";
import type { LocaleContext } from "../../../model/site-data.ts";
import { EXTERNAL_LINK } from "../../../routes/links.ts";
import { format } from "../../../schema/format.ts";
import { EventList } from "../event-list/event-list.tsx";
import { eventFile, eventsPage } from "../model/event-addresses.ts";
import { eventRows, isDeadline, onceEach } from "../model/event-rows.ts";
import { type EventPage as EventPageModel, listedEvents } from "../model/events.ts";
import { SignUp } from "../sign-up/sign-up.tsx";

interface EventPageProps {
  page: EventPageModel;
  context: LocaleContext;
}

/** The title of an event on the wall of its organiser: when, where and for whom it is, and how to sign up. */
export function EventHeader({ page, context, title }: EventPageProps & { title: ReactNode }) {
  const { event, times } = page;
  const { labels } = context;
  const { organiser, map, place } = event;
  const isOver = times.length === 0;
  return (
    <div className="committee-header" data-cluster={organiser?.body.cluster}>
      {title}
      <dl className="facts labelled">
        {!hasTimes(page) && (
          <Fact label={labels["events.when"]}>
            <Time dateTime={event.days?.first ?? event.start}>{event.whenInFull}</Time>
          </Fact>
        )}
        {place && (
          <Fact label={labels["events.where"]}>
            {place}
            {map && (
              <small>
                {" "}
                <a href={map.href} {...EXTERNAL_LINK}>
                  {labels["events.map"]}
                </a>
              </small>
            )}
          </Fact>
        )}
        {event.price && <Fact label={labels["events.price"]}>{event.price}</Fact>}
        {event.audience && <Fact label={labels["events.audience"]}>{event.audience}</Fact>}
        {organiser && (
          <Fact label={labels["events.organiser"]}>
            <a href={organiser.href}>{organiser.label}</a>
          </Fact>
        )}
      </dl>
      {!isOver && !event.isCancelled && (
        <div className="row">
          <SignUp event={event} end={times.at(-1)?.end} context={context} />
        </div>
      )}
      {organiser && <Door body={organiser.body} context={context} />}
    </div>
  );
}

/** Whether the next times of a series are listed below its title. */
const hasTimes = ({ isSeries, times }: EventPageModel) => isSeries && times.length > 0;

/** Of a series; the calendar file has all of them. */
const MOST_TIMES = 8;

/** How not to forget an event, until it is over, and how to tell of it: by a letter or, with script, as the device can. */
export function EventActions({ page: { event, times, isSeries }, context }: EventPageProps) {
  const { labels } = context;
  const end = times.at(-1)?.end;
  if (event.isCancelled) return null;
  return (
    <>
      {end && (
        <p className="row" data-end={end}>
          <a href={isSeries ? eventFile(event.page, context) : event.calendar}>
            <Icon name="calendar" />
            {labels["events.addThis"]}
          </a>
          <Share title={event.title} address={event.address} context={context} />
        </p>
      )}
      <p hidden={end !== undefined} data-afterwards="">
        <strong>{labels["events.isOver"]}</strong>
      </p>
    </>
  );
}

/** The next times of a series, each until it is over; what happens, and the way to other events. */
export function EventText({ page, context }: EventPageProps) {
  const { labels } = context;
  const { event, times } = page;
  const { description, descriptionLang, more, organiser, image, picture } = event;
  const others = eventRows(listedEvents(context).upcoming, context).filter(
    (row) => row.event.page !== event.page && !isDeadline(row.event),
  );
  return (
    <>
      <div className="prose">
        {image && picture && (
          <div
            className="event-picture"
            dangerouslySetInnerHTML={{
              __html: imageHtml(picture, image.alt, {
                loading: "eager",
                opensLarge: labels["pictures.large"],
              }),
            }}
          />
        )}
        {hasTimes(page) && (
          <ul data-events="" aria-label={labels["events.when"]}>
            {times.slice(0, MOST_TIMES).map(({ id, start, end, days, whenInFull, notice }) => (
              <li key={id} data-end={end}>
                <Time dateTime={days?.first ?? start}>{whenInFull}</Time>
                {notice && <strong> {notice}</strong>}
              </li>
            ))}
          </ul>
        )}
        {description?.split("\n").map((line) => (
          <p key={line} lang={descriptionLang ?? undefined}>
            {line}
          </p>
        ))}
        {event.note && <p className="note">{event.note}</p>}
        {organiser?.email && !description?.includes("@") && (
          <p>
            {format(labels["events.ask"], { organiser: organiser.label })}{" "}
            <EmailLink email={organiser.email} />
          </p>
        )}
        {more && (
          <p>
            <a href={more.href} {...EXTERNAL_LINK}>
              {more.label}
            </a>
          </p>
        )}
        <More href={eventsPage(context)}>{labels["events.back"]}</More>
      </div>
      {others.length > 0 && (
        <section className="own">
          <SectionHeading title={labels["events.next"]} labels={labels} />
          <EventList rows={onceEach(others).slice(0, 3)} context={context} />
        </section>
      )}
    </>
  );
}
