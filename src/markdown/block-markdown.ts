import type { BlockModel } from "../model/blocks/blocks.ts";
import type { MapNode } from "../model/blocks/chapter-map.ts";
import type { CoursesBlock } from "../model/blocks/courses.ts";
import type { EventLabels } from "../model/blocks/events.ts";
import type { Day } from "../model/blocks/key-date.ts";
import type { EventModel } from "../model/events/events.ts";
import { asMarkdown } from "../model/format.ts";

type Absolute = (href: string) => string;

function courseTable({
  caption,
  courseHeading,
  creditsHeading,
  note,
  rows,
}: Omit<CoursesBlock, "kind">): string[] {
  return [
    `**${caption}**`,
    "",
    ...table([
      [courseHeading, creditsHeading],
      ...rows.map(({ name, credits }) => [name, credits]),
    ]),
    ...below(note),
  ];
}

/** What each block is in Markdown. */
const BLOCKS: {
  [Kind in BlockModel["kind"]]: (
    block: Extract<BlockModel, { kind: Kind }>,
    absolute: Absolute,
  ) => string[];
} = {
  roles: ({ groups }, absolute) =>
    groups.flatMap(({ title, roles }, index) => [
      ...groupTitle(title, index),
      ...roles.flatMap(({ title, email, task, leads }) => [
        `- **${title}**${task ? `: ${task}` : ""} <${email}>`,
        ...leads.map(({ label, href }) => `  - ${link(label, absolute(href))}`),
      ]),
    ]),
  contacts: ({ caption, topicHeading, contactHeading, rows }) => [
    `**${caption}**`,
    "",
    ...table([
      [topicHeading, contactHeading],
      ...rows.map(({ topic, email }) => [topic, `<${email}>`]),
    ]),
  ],
  courses: courseTable,
  "study-plan": ({ parts }) =>
    parts.flatMap(({ table, sum, text }, index) => [
      ...(index === 0 ? [] : [""]),
      ...courseTable({ ...table, caption: `${table.caption} (${sum})` }),
      ...below(text),
    ]),
  chart: ({ title, labelHeading, valueHeading, note, slices }) => [
    `**${title}**`,
    "",
    ...table([[labelHeading, valueHeading], ...slices.map(({ label, text }) => [label, text])]),
    ...below(note),
  ],
  "key-date": ({ label, note, ...day }) => {
    const when = dayText(day);
    return [`**${label}**${when ? `: ${when}` : ""}${note ? ` (${note})` : ""}`];
  },
  "chapter-map": ({ title, operatingYear, root }, absolute) => [
    `**${title} ${operatingYear}**`,
    "",
    ...branch(root, "", absolute),
  ],
  committees: ({ clusters }, absolute) =>
    clusters.flatMap(({ title, committees }, index) => [
      ...groupTitle(title, index),
      ...committees.map(({ label, href, text }) => item(link(label, absolute(href)), text)),
    ]),
  "open-roles": ({ none, roles }, absolute) =>
    roles.length === 0
      ? [none]
      : roles.map(({ title, text, lastDay, email, href }) =>
          item(href ? link(title, absolute(href)) : title, text, lastDay, `<${email}>`),
        ),
  "whom-to-ask": ({ tasks }, absolute) =>
    tasks.map(({ task, note, role, email, page, form }) =>
      item(
        `**${task}**`,
        note,
        form && link(form.label, form.href),
        email && (role ? `${role} <${email}>` : `<${email}>`),
        page && link(page.label, absolute(page.href)),
      ),
    ),
  glossary: ({ terms }) =>
    terms.map(({ names, explanation }) =>
      item(`**${names.map(({ text }) => text).join(" / ")}**`, explanation),
    ),
  documents: ({ documents, none }) =>
    documents.length === 0
      ? [none ?? ""]
      : documents.map(({ title, href, where, languages }) =>
          item(link(title, href), where, languages),
        ),
  "design-tokens": ({ colors, others }) => [
    ...colors.map(({ name, light, dark }) => item(`\`${name}\``, light, dark)),
    ...others.map(({ name, value }) => item(`\`${name}\``, value)),
  ],
  components: () => [],
  "academic-year": ({ events }, absolute) =>
    events.map(({ title, href, note, when }) =>
      item(href ? link(title, absolute(href)) : title, when, note),
    ),
  checklist: ({ title, steps }, absolute) => [
    `**${title}**`,
    "",
    ...steps.map(({ text, day, note, link: target }) =>
      item(
        `[ ] ${text}`,
        day && dayText(day),
        note,
        target && link(target.label, absolute(target.href)),
      ),
    ),
  ],
  events: ({ upcoming, past, calendar, labels }, absolute) => [
    ...(upcoming.events.length === 0
      ? [upcoming.none]
      : [
          `## ${upcoming.title}`,
          "",
          ...upcoming.events.map((event) => eventItem(event, labels, absolute)),
        ]),
    ...(past.events.length === 0
      ? []
      : [
          "",
          `## ${past.title}`,
          "",
          ...past.events.map((event) => eventItem(event, labels, absolute)),
        ]),
    "",
    link(calendar.file.label, absolute(calendar.file.href)),
  ],
};

/** What stands above one of several lists. */
const groupTitle = (title: string | null, index: number) =>
  title ? [...(index > 0 ? [""] : []), `**${title}**`, ""] : [];
/** An event in a line of Markdown: what, when, where and by whom. */
function eventItem(
  { title, address, when, place, organiser, description, note, more }: EventModel,
  labels: EventLabels,
  absolute: Absolute,
): string {
  return item(
    `**${link(asMarkdown(title), absolute(address))}**`,
    `${labels["events.when"]}: ${when}`,
    place && `${labels["events.where"]}: ${asMarkdown(place)}`,
    organiser && `${labels["events.organiser"]}: ${organiser.label}`,
    description && asMarkdown(description),
    note,
    more && `<${more.href}>`,
  );
}

const dayText = ({ date, past }: Day) => date?.text ?? past;

const link = (label: string, address: string) => `[${label}](${address})`;

/** An entry of a list: what it is about, and what there is to say of it. */
const item = (name: string, ...parts: (string | null)[]) =>
  `- ${[name, ...parts.filter((part) => part)].join(". ").replaceAll(/([.!?])\. /g, "$1 ")}`;

/**
 * What a data block shows, as Markdown: tables and lists, without pictures.
 *
 * @param absolute gives an address of the page protocol and host
 */
export function blockMarkdown(block: BlockModel, absolute: Absolute): string {
  // One function fits one kind of block; TypeScript does not follow that.
  const write = BLOCKS[block.kind] as (block: BlockModel, absolute: Absolute) => string[];
  return write(block, absolute).join("\n");
}

function table([head = [], ...rows]: string[][]): string[] {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)];
}

const below = (note: string | null) => (note ? ["", note] : []);

function branch(
  { label, href, note, children }: MapNode,
  indent: string,
  absolute: Absolute,
): string[] {
  const name = href ? `[${label}](${absolute(href)})` : label;
  return [
    `${indent}- ${name}${note ? ` (${note})` : ""}`,
    ...children.flatMap((child) => branch(child, `${indent}  `, absolute)),
  ];
}
