import type { Env } from "markdown-it";
import type { ImageOptions } from "../assets/image-html.ts";
import type { Labels } from "../schema/labels.ts";

export interface ResolvedLink {
  /** Null where the link leads to a file that does not exist: then it is published as its text. */
  href: string | null;
  attributes: Record<string, string>;
  /** Type and size of a document, which follow the words of the link. */
  note?: string | undefined;
}

/** What a text is rendered with; markdown-it passes it to every rule. */
export interface Environment extends Env {
  labels: Labels;
  /**
   * HTML of a data block, `::: roles board`; empty for an unknown one, which the linter reports.
   *
   * @param line of the text, from 1
   */
  renderBlock(name: string, argument: string, line: number): string;
  /** A word of the glossary, written as `[[word]]`; undefined when it is hidden or unknown. */
  explain(term: string): { href: string; term: string; explanation: string } | undefined;
  resolveLink(target: string): ResolvedLink;
  /** The words of a link by key, `[[roll:ordf]]`; undefined where the key is unknown, which the linter reports. */
  wordsOf(prefix: string, key: string): string | undefined;
  /** HTML of an image; empty when it is missing, which the linter reports. */
  renderImage(source: string, alt: string, options: ImageOptions): string;
  /** Whether the level-1 heading counts for the ids of the others (ANCH-2: in docs, not in posts). */
  countsTitle: boolean;
  /** Set while rendering. */
  slugger?: (text: string) => string;
  /** Those of headings and of the blocks so far, while rendering. */
  ids?: Set<string>;
}

/** The environment of a rule; markdown-it types it as an open record. */
export function environmentOf({ env }: { env: Env }): Environment {
  return env as unknown as Environment;
}
