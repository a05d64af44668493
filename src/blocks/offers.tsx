import type { ReactNode } from "react";
import { Empty } from "../components/empty/empty.tsx";
import { More } from "../components/more/more.tsx";
import { formatDay } from "../model/dates.ts";
import type { BlockProps } from "../model/site.ts";
import { lastSecond } from "../schema/days.ts";
import type { Localized } from "../schema/localized.ts";

export interface OffersProps extends Pick<BlockProps, "context"> {
  offers: { lastDay: string; note: ReactNode }[];
  /** The words before the last day. */
  lastDay: Localized;
  /** Shown while there is none. */
  none?: Localized;
  /** Where the note beside it leads. */
  ask?: { label: Localized; to: string } | undefined;
}

/**
 * What readers can apply for, as notes on a board. The script for past events takes a note down after its last day,
 * and shows the text for an empty board.
 */
export function Offers({ offers, lastDay, none, ask, context }: OffersProps) {
  const { text, href, record } = context;
  const next = ask ? [{ label: text(ask.label), href: href(ask.to) }] : [];
  return (
    <div>
      {offers.length > 0 && (
        <ul className="empty board" data-events="">
          {offers.map(({ lastDay: day, note }, index) => (
            <li key={index} data-end={lastSecond(day)}>
              <time className="date" dateTime={day}>
                <small>{text(lastDay)}</small> <b>{formatDay(day, record, { day: "numeric" })}</b>{" "}
                {formatDay(day, record, { month: "short" })}
              </time>
              {note}
            </li>
          ))}
          {next.map((link) => (
            <li key={link.href}>
              <More href={link.href}>{link.label}</More>
            </li>
          ))}
        </ul>
      )}
      {none && (
        <Empty hidden={offers.length > 0} next={next}>
          {text(none)}
        </Empty>
      )}
    </div>
  );
}
