import { EmailLink } from "../../components/email/email-link.tsx";
import type { BlockProps } from "../block.ts";

/** A table of `_data/contacts.json`: who to write to about what. */
export function Contacts({ name, context: { data, text } }: BlockProps) {
  const table = data.contacts[name];
  if (!table) return null;
  return (
    <table className="contacts">
      <caption>{text(table.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{text(table.topicHeading)}</th>
          <th scope="col">{text(table.contactHeading)}</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ topic, email }) => (
          <tr key={text(topic)}>
            <th scope="row">{text(topic)}</th>
            <td>
              <EmailLink email={email} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
