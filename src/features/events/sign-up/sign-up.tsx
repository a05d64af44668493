import { formatDay } from "../../../model/dates.ts";
import type { LocaleContext } from "../../../model/site-data.ts";
import { EXTERNAL_LINK } from "../../../routes/links.ts";
import { TIME_ZONE } from "../../../schema/calendar-day.ts";
import { endOfDay } from "../../../schema/days.ts";
import { format } from "../../../schema/format.ts";
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
  const { labels, record } = context;
  const { signUp, lastDay, opens, price, title, titleLang } = event;
  if (!signUp && !lastDay && !opens)
    return isInList && price ? <p className="row">{price}</p> : null;
  const until = lastDay && formatDay(lastDay, record);
  const shortly = lastDay && formatDay(lastDay, record, { day: "numeric", month: "long" });
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
      <p className="row" data-end={closes}>
        {link}
        {until && (
          <span>
            {format(labels["events.signUpBy"], { day: isInList ? (shortly ?? "") : until })}
          </span>
        )}
        {isInList && price && <span>{price}</span>}
      </p>
      {until && (
        <p className="row" hidden data-afterwards="">
          {format(labels["events.signUpClosed"], { day: until })}
        </p>
      )}
    </>
  );
  if (!opens) return open;
  return (
    <>
      <p className="row" data-end={opens.moment}>
        <strong>{format(labels["events.signUpOpens"], { day: opens.words })}</strong>
        {isInList && price && <span>{price}</span>}
      </p>
      <div hidden={opens.isComing} data-afterwards="">
        {open}
      </div>
    </>
  );
}
