import { EmailLink } from "../../components/email/email-link.tsx";
import type { OpenRolesBlock } from "./data.ts";

export interface OpenRolesProps {
  block: OpenRolesBlock;
}

/** The script for past events hides a role after its last day, and says so when none is left. */
export function OpenRoles({ block: { roles, none } }: OpenRolesProps) {
  return (
    <div>
      {roles.length > 0 && (
        <ul className="roles" data-events="">
          {roles.map(({ title, text, lastDay, end, email, href }) => (
            <li key={title} data-end={end}>
              <b>
                {href ? (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </b>
              {text && <p>{text}</p>}
              <p>
                <time dateTime={end}>{lastDay}</time>
              </p>
              <EmailLink email={email} />
            </li>
          ))}
        </ul>
      )}
      <p hidden={roles.length > 0} data-no-events="">
        {none}
      </p>
    </div>
  );
}
