import { EmailLink } from "../../components/email/email-link.tsx";
import type { WhomToAskBlock } from "./data.ts";

export interface WhomToAskProps {
  block: WhomToAskBlock;
}

export function WhomToAsk({ block }: WhomToAskProps) {
  return (
    <ul className="roles">
      {block.tasks.map(({ id, task, note, role, email, page, form }) => (
        <li key={id}>
          <b id={id}>{task}</b>
          {note && <p>{note}</p>}
          {form && (
            <p>
              <a href={form.href} target="_blank" rel="noopener noreferrer">
                {form.label}
              </a>
            </p>
          )}
          {email && (
            <p>
              {role && `${role}: `}
              <EmailLink email={email} />
            </p>
          )}
          {page && (
            <p>
              <a href={page.href}>{page.label}</a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
