import type { ReactNode } from "react";
import { Empty } from "../components/empty/empty.tsx";
import { formatDay } from "../model/dates.ts";
import type { BlockProps } from "../model/site.ts";
import { EXTERNAL_LINK } from "../routes/links.ts";
import { lastSecond } from "../schema/days.ts";
import type { Localized } from "../schema/localized.ts";

export interface OffersProps extends Pick<BlockProps, "context"> {
  offers: { title: string; href?: string | undefined; lastDay: string; facts: ReactNode[] }[];
  /** The words before the last day. */
  lastDay: Localized;
  /** Shown while there is none. */
  none?: Localized;
  /** Where the note beside it leads. */
  ask?: { label: Localized; to: string } | undefined;
}

/**
 * What readers can apply for. The script for past events hides an offer after its last day, and shows the
 * text for an empty list.
 */
export function Offers({ offers, lastDay, none, ask, context }: OffersProps) {
  const { text, record } = context;
  return (
    <div>
      {offers.length > 0 && (
        <dl className="answers" data-events="">
          {offers.map((offer) => {
            const { title, href, facts } = offer;
            const end = lastSecond(offer.lastDay);
            return (
              <div key={`${title} ${href}`} data-end={end}>
                <dt>
                  {href ? (
                    <a href={href} {...EXTERNAL_LINK}>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </dt>
                {facts.map((fact, index) => fact && <dd key={String(index)}>{fact}</dd>)}
                <dd>
                  <time dateTime={end}>
                    {`${text(lastDay)} ${formatDay(offer.lastDay, record)}`}
                  </time>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {none && (
        <Empty
          hidden={offers.length > 0}
          next={ask && [{ label: text(ask.label), href: context.href(ask.to) }]}
        >
          {text(none)}
        </Empty>
      )}
    </div>
  );
}
