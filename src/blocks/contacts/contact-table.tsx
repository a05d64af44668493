import { EmailLink } from "../../components/email/email-link.tsx";
import type { ContactsBlock } from "./data.ts";

export interface ContactTableProps {
  block: ContactsBlock;
}

export function ContactTable({ block }: ContactTableProps) {
  return (
    <table className="contacts">
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{block.topicHeading}</th>
          <th scope="col">{block.contactHeading}</th>
        </tr>
      </thead>
      <tbody>
        {block.rows.map(({ topic, email }) => (
          <tr key={topic}>
            <th scope="row">{topic}</th>
            <td>
              <EmailLink email={email} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
