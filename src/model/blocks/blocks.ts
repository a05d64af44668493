import type { MapNodeData } from "../../schema/blocks.ts";
import { suggestion } from "../../schema/describe-issue.ts";
import { formatDay } from "../events/dates.ts";
import { formatNumber } from "../format.ts";
import type { LocaleContext } from "../site-data.ts";
import type { BlockModel, MapNode } from "./block-model.ts";

/** Blocks that data draws in Markdown, with the file their argument comes from. */
const BLOCK_SOURCES = {
  roles: "people",
  contacts: "contacts",
  chart: "charts",
  courses: "courses",
  "key-date": "keyDates",
  "chapter-map": null,
} as const;

export type BlockName = keyof typeof BLOCK_SOURCES;

/** Names of the blocks, as editors write them after `:::`. */
export const BLOCK_NAMES = Object.keys(BLOCK_SOURCES) as BlockName[];

/** Whether a directive draws data. */
export const isBlockName = (name: string): name is BlockName => Object.hasOwn(BLOCK_SOURCES, name);

/**
 * What a block shows.
 *
 * @param name `roles` in `::: roles board`
 * @param argument `board`
 * @returns the model, or what is wrong and what to write
 */
export function buildBlock(
  name: BlockName,
  argument: string,
  context: LocaleContext,
): { block: BlockModel } | { problem: string; fix: string | null } {
  const { data, text, href, labels, record } = context;
  const source = BLOCK_SOURCES[name];
  if (source === null) {
    if (argument)
      return {
        problem: `"::: ${name}" takes nothing after it, found "${argument}".`,
        fix: `Write:  ::: ${name}`,
      };
    const { title, operatingYear, root } = data.chapterMap;
    return {
      block: {
        kind: "chapter-map",
        label: labels["chapterMap.label"],
        title: text(title),
        operatingYear,
        root: toMapNode(root),
      },
    };
  }
  const known = Object.keys(data[source]);
  if (!argument)
    return { problem: `"::: ${name}" needs a name after it.`, fix: `Known: ${known.join(", ")}` };
  if (!known.includes(argument)) {
    return {
      problem: `"::: ${name} ${argument}": there is no "${argument}".`,
      fix: suggestion(argument, known),
    };
  }
  switch (name) {
    case "roles": {
      const roles = data.people[argument]?.roles ?? [];
      return {
        block: {
          kind: "roles",
          roles: roles.map(({ title, email, task }) => ({
            title: text(title),
            email,
            task: task ? text(task) : null,
          })),
        },
      };
    }
    case "contacts": {
      const table = pick(data.contacts, argument);
      return {
        block: {
          kind: "contacts",
          caption: text(table.caption),
          topicHeading: text(table.topicHeading),
          contactHeading: text(table.contactHeading),
          rows: table.rows.map(({ topic, email }) => ({ topic: text(topic), email })),
        },
      };
    }
    case "courses": {
      const table = pick(data.courses, argument);
      return {
        block: {
          kind: "courses",
          caption: text(table.caption),
          courseHeading: text(table.courseHeading),
          creditsHeading: text(table.creditsHeading),
          note: table.note ? text(table.note) : null,
          rows: table.courses.map(({ name: course, credits, approximate }) => ({
            name: text(course),
            credits: `${approximate ? `${labels["table.approximately"]} ` : ""}${formatNumber(credits, record.htmlLang)}`,
          })),
        },
      };
    }
    case "chart": {
      const chart = pick(data.charts, argument);
      const total = chart.slices.reduce((sum, { value }) => sum + value, 0);
      return {
        block: {
          kind: "chart",
          title: text(chart.title),
          labelHeading: text(chart.labelHeading),
          valueHeading: text(chart.valueHeading),
          note: chart.note ? text(chart.note) : null,
          slices: chart.slices.map(({ label, value, color }) => ({
            label: text(label),
            percent: (value / total) * 100,
            text: `${formatNumber(value, record.htmlLang)}\u00a0${chart.unit}`,
            color,
          })),
        },
      };
    }
    default: {
      const keyDate = pick(data.keyDates, argument);
      return {
        block: {
          kind: "key-date",
          label: text(keyDate.label),
          iso: keyDate.date,
          date: formatDay(keyDate.date, record, {
            weekday: "long",
            day: "numeric",
            month: "long",
            year: "numeric",
          }),
          note: keyDate.note ? text(keyDate.note) : null,
        },
      };
    }
  }

  function toMapNode(node: MapNodeData): MapNode {
    return {
      label: text(node.label),
      href: node.to ? href(node.to) : null,
      note: node.note ? text(node.note) : null,
      cluster: node.cluster ?? null,
      children: (node.children ?? []).map(toMapNode),
    };
  }
}

/** The entry of a record whose key is known to exist. */
function pick<T>(record: Record<string, T>, key: string): T {
  return record[key] as T;
}
