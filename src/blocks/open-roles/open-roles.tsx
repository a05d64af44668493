import { zonedTime } from "../../calendar/zoned-time.ts";
import { formatDay } from "../../collections/events/dates.ts";
import { EmailLink } from "../../components/email/email-link.tsx";
import { EXTERNAL_LINK } from "../../routes/links.ts";
import type { BlockProps } from "../block.ts";

/**
 * What members can apply for, of `_data/open-roles.json`. The script for past events hides a role after
 * its last day, and shows the text for an empty list.
 */
export function OpenRoles({ context: { data, text, record } }: BlockProps) {
  const { none, lastDay, roles } = data.openRoles;
  return (
    <div>
      {roles.length > 0 && (
        <dl className="answers" data-events="">
          {roles.map((role) => {
            const title = text(role.title);
            const end = zonedTime(`${role.lastDay}T23:59:59`, data.events.timeZone);
            return (
              <div key={title} data-end={end}>
                <dt>
                  {role.href ? (
                    <a href={role.href} {...EXTERNAL_LINK}>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </dt>
                {role.text && <dd>{text(role.text)}</dd>}
                <dd>
                  <time
                    dateTime={end}
                  >{`${text(lastDay)} ${formatDay(role.lastDay, record)}`}</time>
                </dd>
                <dd>
                  <EmailLink email={role.email} />
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p hidden={roles.length > 0} data-no-events="">
        {text(none)}
      </p>
    </div>
  );
}
