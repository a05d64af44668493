import { EmailLink } from "../../components/email/email-link.tsx";
import type { BlockProps } from "../block.ts";

/** Rows of `_data/contacts.json`: who to write to about what. */
export function Contacts({ name, context: { data, text } }: BlockProps) {
  return (
    <dl className="answers">
      {data.contacts[name]?.rows.map(({ topic, email }) => (
        <div key={text(topic)}>
          <dt>{text(topic)}</dt>
          <dd>
            <EmailLink email={email} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
