import { entryBlock } from "../define-block.ts";

export interface ContactsBlock {
  kind: "contacts";
  caption: string;
  topicHeading: string;
  contactHeading: string;
  rows: { topic: string; email: string }[];
}

/** A table of whom to ask. */
export const contacts = entryBlock(
  (data) => data.contacts,
  (table, { text }): ContactsBlock => ({
    kind: "contacts",
    caption: text(table.caption),
    topicHeading: text(table.topicHeading),
    contactHeading: text(table.contactHeading),
    rows: table.rows.map(({ topic, email }) => ({ topic: text(topic), email })),
  }),
);
