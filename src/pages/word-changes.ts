import { diffWordsWithSpace } from "diff";
import type { SearchableSection } from "../search/html-sections.ts";

/** Words that two versions share, that only the new one has, or only the old one. */
export interface Words {
  kind: "same" | "added" | "removed";
  text: string;
}

/** A section that differs between two versions of a text. */
export interface ChangedSection {
  /** Of its heading; empty for the words before the first one. */
  id: string;
  kind: "added" | "removed" | "changed";
  heading: string;
  /** With the words of the heading before them, where these differ. */
  text: Words[];
}

/**
 * The sections of a text that differ from those of the version before it, word by word; sections are the same
 * if their headings have the same id.
 *
 * @returns in the order of the new version; sections that it leaves out come behind the one they followed
 */
export function changedSections(
  before: readonly SearchableSection[],
  after: readonly SearchableSection[],
): ChangedSection[] {
  const [old, now] = [before, after].map((list) => new Map(list.map((one) => [one.id, one])));
  const order = [...after];
  for (const [index, section] of before.entries()) {
    if (now?.has(section.id)) continue;
    const previous = before[index - 1]?.id;
    order.splice(order.findIndex(({ id }) => id === previous) + 1, 0, section);
  }
  return order.flatMap(({ id }) => {
    const [was, is] = [old?.get(id), now?.get(id)];
    if (was?.heading === is?.heading && was?.text === is?.text) return [];
    const isRenamed = was && is && was.heading !== is.heading;
    const [before, after] = [was, is].map(
      (one) => one && (isRenamed ? `${one.heading}. ${one.text}` : one.text),
    );
    return {
      id,
      kind: was ? (is ? "changed" : "removed") : "added",
      heading: (is ?? was)?.heading ?? "",
      text: words(before, after),
    };
  });
}

function words(before = "", after = ""): Words[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}
