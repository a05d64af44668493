import { bodiesOf, clustersOf } from "../model/committees.ts";
import { authorNames } from "../model/news/authors.ts";
import { entriesOf, type SiteData } from "../model/site-data.ts";
import { bothLanguages } from "../routes/form-labels.ts";
import type { FieldMeta } from "../schema/json-schema.ts";
import type { Localized } from "../schema/localized.ts";
import type { Option } from "./fields.ts";

/** Values of fields that the build knows, by what the fields refer to. */
export type Choices = Readonly<Partial<Record<NonNullable<FieldMeta["reference"]>, Option[]>>>;

/** @param emblems names of the drawings that can be chosen */
export function choicesOf(data: SiteData, emblems: Iterable<string>): Choices {
  const option = ([value, name]: [string, Localized?]) => ({
    value,
    label: name ? bothLanguages(name) : value,
  });
  // The file is public.
  const labelled = (record: Readonly<Record<string, { label: Localized; hidden?: unknown }>>) =>
    Object.entries(record).map(([key, { label, hidden }]) => option(hidden ? [key] : [key, label]));
  const roles = Object.values(data.people).flatMap((body) =>
    body.roles.filter(({ hidden }) => !hidden),
  );
  return {
    author: [...authorNames(data)].map(option),
    tag: data.newsTags.map(({ key, label }) => option([key, label])),
    owner: [...new Map(roles.map(({ key, email, title }) => [key ?? email, title]))].map(option),
    cluster: [...clustersOf(data.chapterMap)].map(option),
    role: roles.flatMap(({ key, title }) => (key ? option([key, title]) : [])),
    emblem: Array.from(emblems, (name) => option([name])),
    committee: bodiesOf(data.chapterMap).map(({ to, label }) => option([to, label])),
    keyDate: labelled(entriesOf("keyDates", data) ?? {}),
    service: Object.entries(data.services ?? {}).map(([key, { title }]) => option([key, title])),
  };
}
