import type { Decision } from "../schema/meetings.ts";
import type { SearchableSection } from "../search/html-sections.ts";
import { formatDay } from "./events/dates.ts";
import { format } from "./format.ts";
import { type Meeting, nameOf } from "./meetings.ts";
import { roleOf } from "./roles.ts";
import type { LocaleContext } from "./site-data.ts";
import type { Source } from "./sources.ts";

/** A decision as pages show it. */
export interface DecisionModel {
  id: string;
  /** Of the decision on the page of its meeting. */
  url: string;
  /** What it is called there, and elsewhere. */
  title: string;
  name: string;
  meeting: Meeting;
  decision: Decision;
  /** Who carries it out. */
  responsible: string | undefined;
  /** Whether somebody has to do something, and has done it; nothing where nobody has. */
  state: "open" | "done" | null;
}

/** The decisions of a meeting in their order. */
export function decisionsOf(
  meeting: Meeting,
  { data, text, labels }: LocaleContext,
): DecisionModel[] {
  return meeting.fields.decisions.map((decision) => {
    const id = `beslut-${decision.number}`;
    const role = roleOf(decision.role, data.people);
    const responsible = role ? text(role.title) : (decision.responsible ?? decision.role);
    const isOpen = responsible !== undefined || decision.due !== undefined;
    const state = decision.done ? "done" : isOpen ? "open" : null;
    const { number, subject } = decision;
    const title = format(labels["decision.name"], { number, subject });
    const name = format(labels["decision.of"], { number, subject, meeting: nameOf(meeting) });
    const url = `${meeting.url}#${id}`;
    return { id, url, title, name, meeting, decision, responsible, state };
  });
}

/** What the search finds of the page of a meeting besides its text: its facts, and each decision by itself. */
export function meetingSections(
  { key }: Pick<Source, "key">,
  context: LocaleContext,
): { sections?: SearchableSection[] } {
  const { labels, data, locale, record } = context;
  const meeting = data.meetings[locale].find((one) => one.key === key);
  if (!meeting) return {};
  const { assembly, number, place, start } = meeting.fields;
  const day = formatDay(start, record);
  const facts = [labels[`meeting.${assembly}`], number, day, place].filter(Boolean).join(" · ");
  const decisions = decisionsOf(meeting, context).map(
    ({ id, name, decision, responsible, state }) => ({
      id,
      heading: name,
      text: [decision.text, responsible, state && labels[`decision.${state}`], day]
        .filter(Boolean)
        .join(" · "),
    }),
  );
  return { sections: [{ id: "", heading: "", text: facts }, ...decisions] };
}
