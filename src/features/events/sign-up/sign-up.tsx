import { formatDay } from "../../../model/dates.ts";
import type { LocaleContext } from "../../../model/site-data.ts";
import { EXTERNAL_LINK } from "../../../routes/links.ts";
import { TIME_ZONE } from "../../../schema/calendar-day.ts";
import { endOfDay } from "../../../schema/days.ts";
import { format } from "../../../schema/format.ts";
import { openingFile } from "../model/event-addresses.ts";
import type { EventModel } from "../model/events.ts";

interface SignUpProps {
  event: EventModel;
  /** When the event is over; undefined where it is. */
  end: string | undefined;
  context: LocaleContext;
  /** Whether it is in a list, where its button needs the title, and what it costs. */
  isInList?: boolean;
}

/**
 * How to sign up: from the opening until the last day or the end. A script shows what is true by the visitor's
 * clock; without it, the day of the build counts.
 */
export function SignUp({ event, end, context, isInList = false }: SignUpProps) {
  const { labels, record, data } = context;
  const { signUp, lastDay, opens, price, status, title, titleLang } = event;
  if (status === "full" || (!signUp && !lastDay && !opens))
    return isInList && price ? <p className="row">{price}</p> : null;
  const until = lastDay && formatDay(lastDay, record);
  const by =
    lastDay &&
    format(labels[isInList ? "events.signUpBy" : "events.lastDay"], {
      day: formatDay(lastDay, record, isInList ? { day: "numeric", month: "long" } : undefined),
    });
  const isClosed = Boolean(lastDay && lastDay < data.today);
  const closes = lastDay ? endOfDay(lastDay, TIME_ZONE) : end;
  const link = signUp && (
    <a className="button" href={signUp} {...(signUp.startsWith("mailto:") ? {} : EXTERNAL_LINK)}>
      {labels["events.signUp"]}
      {isInList && (
        <span className="sr" lang={titleLang ?? undefined}>
          : {title}
        </span>
      )}
    </a>
  );
  const open = (
    <>
      <p className="row" hidden={isClosed} data-end={closes}>
        {link}
        {by && <span>{by}</span>}
        {isInList && price && <span>{price}</span>}
      </p>
      {until && (
        <p className="row" hidden={!isClosed} data-afterwards="">
          {format(labels["events.signUpClosed"], { day: until })}
        </p>
      )}
    </>
  );
  if (!opens || opens.isOver) return open;
  return (
    <>
      <p className="row" data-end={opens.moment}>
        <strong>
          {format(labels["events.signUpOpens"], {
            day: isInList ? opens.shortWords : opens.words,
          })}
        </strong>
        {isInList ? price && <span>{price}</span> : by && <span>{by}</span>}
        {!isInList && <Reminder event={event} context={context} />}
      </p>
      <div hidden={opens.isComing} data-afterwards="">
        {open}
      </div>
      {!isInList && <p className="sr" role="status" data-opened={labels["events.opened"]} />}
    </>
  );
}

/** The opening as a file for calendars, which remind of it. In its place a script counts down the last hour. */
function Reminder({ event, context }: Pick<SignUpProps, "event" | "context">) {
  const { labels } = context;
  return (
    <span className="reminder">
      {!event.opens?.isDay && (
        <span role="timer" hidden data-countdown={labels["events.opensIn"]} />
      )}
      <a href={openingFile(event.id, context)}>{labels["events.remind"]}</a>
    </span>
  );
}
