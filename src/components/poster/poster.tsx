import type { ReactNode } from "react";
import { formatDay } from "../../collections/events/dates.ts";
import { type EventPage, eventShare } from "../../collections/events/events.ts";
import { format } from "../../collections/format.ts";
import { sharePicture } from "../../collections/pages/share-picture.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import { QrCode } from "../qr-code/qr-code.tsx";
import { archWith } from "../share-picture/share-picture.tsx";

export interface PosterProps {
  page: EventPage;
  context: LocaleContext;
  title: ReactNode;
}

/** Titles with more letters are smaller, so that all fits on the paper. */
const LONG = 60;

/** A poster of an event for A4 and A3, always light, with a code that leads to its page. */
export function Poster({ page: { event }, context, title }: PosterProps) {
  const { labels, record, data, text, absolute } = context;
  const { signUp, lastDay, organiser, price, audience, place } = event;
  const address = absolute(event.address);
  const drawn = sharePicture(
    { kind: "poster", title: event.title, url: event.address, share: eventShare(event) },
    context,
  );
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
    <div className="poster in-light" data-long={event.title.length > LONG ? "" : undefined}>
      <div>
        <div>
          {title}
          <p className="lead">{event.whenInFull}</p>
        </div>
        {facts.length > 0 && (
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {/* As large as what is left of the paper. */}
        <svg viewBox="50 0 220 214" data-cluster={drawn.cluster ?? undefined} aria-hidden="true">
          <g
            dangerouslySetInnerHTML={{ __html: archWith(drawn, drawn.cluster && "var(--patch)") }}
          />
          <path fill="var(--ill-ink)" d="M50 206h220v8H50z" />
        </svg>
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
