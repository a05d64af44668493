import type { ReactNode } from "react";
import { formatDay } from "../../collections/events/dates.ts";
import type { EventPage } from "../../collections/events/events.ts";
import { format } from "../../collections/format.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import { QrCode } from "../qr-code/qr-code.tsx";

export interface PosterProps {
  page: EventPage;
  context: LocaleContext;
  title: ReactNode;
}

/** A poster of an event for A4 and A3, always light, with a code that leads to its page. */
export function Poster({ page: { event }, context, title }: PosterProps) {
  const { labels, record, data, text, absolute } = context;
  const { signUp, lastDay, organiser, price, audience, place } = event;
  const address = absolute(event.address);
  const facts = [
    place,
    price,
    audience && `${labels["events.audience"]}: ${audience}`,
    (signUp || lastDay) &&
      [
        labels["events.signUp"],
        lastDay &&
          format(labels["events.signUpBy"].toLowerCase(), { day: formatDay(lastDay, record) }),
      ]
        .filter(Boolean)
        .join(" "),
  ].filter(Boolean);
  return (
    <div className="poster in-light">
      <div>
        <div>
          {title}
          <p className="lead">{event.whenInFull}</p>
        </div>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="foot">
          <p>
            {organiser?.label ?? text(data.site.organisation)}
            <br />
            <small>{address.replace(/^https?:\/\//, "")}</small>
          </p>
          <QrCode address={address} labels={labels} />
        </div>
      </div>
    </div>
  );
}
