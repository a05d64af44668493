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
    <dl className="answers">
      {meetings.map((meeting) => {
        const { key, url, title, contentLocale, fields } = meeting;
        return (
          <div key={key}>
            <dt lang={contentLang(contentLocale, locale)}>
              <a href={href(url)}>{title}</a>
            </dt>
            <dd>
              {[labels[`meeting.${fields.assembly}`], fields.number].filter(Boolean).join(" · ")}
            </dd>
            <dd>
              <time dateTime={fields.start}>{whenOf(meeting, context)}</time>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
