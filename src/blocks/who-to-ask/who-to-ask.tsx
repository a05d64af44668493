import { EmailLink } from "../../components/email/email-link.tsx";
import { EXTERNAL_LINK } from "../../routes/links.ts";
import type { BlockProps } from "../block.ts";

/** Contact topics of `_data/tasks.json`: what readers want to do, and who they should ask. */
export function WhoToAsk({ name, context: { data, text, href, locale } }: BlockProps) {
  const roles = Object.values(data.people).flatMap((body) => body.roles);
  return (
    <ul className="roles">
      {data.tasks[name]?.tasks.map(({ task, note, email, to, form }, index) => {
        const id = `${name}-${index + 1}`;
        const role = roles.find((known) => known.email === email);
        const page = to === undefined ? null : href(to);
        return (
          <li key={id}>
            <b id={id}>{text(task)}</b>
            {note && <p>{text(note)}</p>}
            {form && (
              <p>
                <a href={form.href} {...EXTERNAL_LINK}>
                  {text(form.label)}
                </a>
              </p>
            )}
            {email && (
              <p>
                {role && `${text(role.title)}: `}
                <EmailLink email={email} />
              </p>
            )}
            {page && (
              <p>
                <a href={page}>{data.summaries[locale][page.replace(/#.*/, "")]?.title ?? page}</a>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
