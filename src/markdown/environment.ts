import type { Env } from "markdown-it";
import type { Labels } from "../schema/labels.ts";
import type { TextPlace } from "./source-places.ts";

/** What a text is rendered with; markdown-it hands it to every rule. */
export interface Environment extends Env {
  labels: Labels;
  /** Names of the known data blocks, for suggestions. */
  blockNames: readonly string[];
  /** Draws a data block; undefined when it reported a mistake. */
  renderBlock(name: string, argument: string, line: number): string | undefined;
  /** The address a link of the text leads to. */
  resolveLink(
    target: string,
    place: TextPlace,
  ): { href: string; attributes: Record<string, string> };
  /** HTML of an image. */
  renderImage(source: string, alt: string, place: TextPlace): string;
  /** Tells of a mistake; `line` counts from 1 inside the text. */
  report(line: number, problem: string, fix: string | null): void;
  /** Whether the level-1 heading counts for the ids of the others (ANCH-2: in docs, not in posts). */
  countsTitle: boolean;
  /** Whether lists show the beginning of the text (BLOG-3). */
  hasExcerpt: boolean;
  /** Filled while rendering. */
  headings: { level: number; id: string; text: string; html: string }[];
  title: string | null;
  slugger?: (text: string) => string;
}

/** The environment of a rule; markdown-it types it as an open record. */
export function environmentOf({ env }: { env: Env }): Environment {
  return env as unknown as Environment;
}
