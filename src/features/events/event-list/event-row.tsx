import { imageHtml } from "../../../assets/image-html.ts";
import { Emblem } from "../../../components/emblem/emblem.tsx";
import { Time } from "../../../components/time/time.tsx";
import type { LocaleContext } from "../../../model/site-data.ts";
import { format } from "../../../schema/format.ts";
import type { EventRow as Row } from "../model/event-rows.ts";
import { SignUp } from "../sign-up/sign-up.tsx";

export interface EventRowProps {
  row: Row;
  context: LocaleContext;
  /** Whether it is over: then nobody signs up. */
  isOver?: boolean;
  /** Of its heading. */
  id?: string;
}

/** An event: its day in the colour of its organiser, what there is to know, how to sign up, and its picture. */
export function EventRow({ row, context, isOver = false, id }: EventRowProps) {
  const { labels } = context;
  const { event, weekly, deadlines } = row;
  const { organiser, emblem, picture, address, title, titleLang } = event;
  return (
    <>
      <p className="date" aria-hidden="true" data-cluster={organiser?.body.cluster}>
        {weekly ? (
          <>
            {weekly.every} <b className="often">{event.shortWeekday}</b>
          </>
        ) : (
          <>
            <b>{event.day}</b> {event.month}
          </>
        )}
        <Emblem emblem={emblem} />
      </p>
      <div>
        <h3 id={id}>
          <a href={address} lang={titleLang ?? undefined}>
            {title}
          </a>
        </h3>
        <p className="meta">
          {event.notice && <strong>{event.notice} </strong>}
          {event.isDraft && <strong>{labels["contentVisibility.draftBanner.title"]}</strong>}
          <span>
            <span className="sr">{labels["events.when"]} </span>
            <Time dateTime={event.days?.first ?? event.start}>{weekly?.when ?? event.when}</Time>
          </span>{" "}
          {event.place && (
            <span>
              <span className="sr">{labels["events.where"]} </span>
              {event.place}
            </span>
          )}{" "}
          {organiser && (
            <span>
              <span className="sr">{labels["events.organiser"]} </span>
              <a href={organiser.href}>{organiser.label}</a>
            </span>
          )}
        </p>
        {weekly && <NextTimes {...weekly} label={labels["events.nextTime"]} />}
        {event.description && (
          <p className="about" lang={event.descriptionLang ?? undefined}>
            {event.description}
          </p>
        )}
        {!isOver && <SignUp event={event} end={event.end} context={context} isInList />}
        <Deadlines deadlines={deadlines} />
        {event.note && <p className="note">{event.note}</p>}
      </div>
      {picture && (
        <div
          className="thumbnail"
          dangerouslySetInnerHTML={{
            __html: imageHtml(picture, "", { loading: "lazy", isThumbnail: true }),
          }}
        />
      )}
    </>
  );
}

/** Last days that name an event, each until it is over. */
export function Deadlines({ deadlines }: Pick<Row, "deadlines">) {
  return deadlines.map(({ id, end, address, title, days, start, when }) => (
    <p key={id} className="note" data-end={end}>
      <a href={address}>{title}</a>: <Time dateTime={days?.first ?? start}>{when}</Time>
    </p>
  ));
}

type NextTimesProps = NonNullable<Row["weekly"]> & { label: string };

/** The first of these that is not over, as the script says. */
function NextTimes({ times, isSteady, label }: NextTimesProps) {
  return (
    <p className="next-times">
      {times.map(({ id, start, end, when, weekday, day, monthName }) => (
        <time key={id} dateTime={start} data-end={end}>
          {format(label, { day: isSteady ? `${weekday} ${day} ${monthName}` : when })}
        </time>
      ))}
    </p>
  );
}
