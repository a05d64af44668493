import { contentLang } from "../../collections/content-lang.ts";
import type { Meeting } from "../../collections/meetings.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import { whenOf } from "./meeting.tsx";

/** Meetings with their days; each leads to its page. */
export function MeetingList({
  meetings,
  context,
}: {
  meetings: readonly Meeting[];
  context: LocaleContext;
}) {
  const { labels, locale, href } = context;
  return (
    <ul className="meeting">
      {meetings.map((meeting) => {
        const { key, url, title, contentLocale, fields } = meeting;
        return (
          <li key={key}>
            <a href={href(url)} lang={contentLang(contentLocale, locale)}>
              {title}
            </a>
            <p className="meta">
              <span>{labels[`meeting.${fields.assembly}`]}</span>{" "}
              {fields.number && <span>{fields.number}</span>}{" "}
              <time dateTime={fields.start}>{whenOf(meeting, context)}</time>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
