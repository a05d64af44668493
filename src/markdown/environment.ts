import type { Env } from "markdown-it";
import type { ImageOptions } from "../bundle/image-html.ts";
import type { ExtraStyle } from "../schema/extra-styles.ts";
import type { Problem } from "../schema/finding.ts";
import type { Labels } from "../schema/labels.ts";
import type { TextPlace } from "./source-places.ts";

/** An image of a text. */
export interface TextImage {
  /** Its HTML; empty when there is none to show. */
  draw(options: ImageOptions): string;
  /** Address of one of its files; null when there is none. */
  address: string | null;
}

/** A word that the glossary explains. */
export interface Explained {
  /** Its entry. */
  href: string;
  explanation: string;
}

/** What a text is rendered with; markdown-it hands it to every rule. */
export interface Environment extends Env {
  labels: Labels;
  /** Names of the known data blocks, for suggestions. */
  blockNames: readonly string[];
  /** Draws a data block, for the page and as Markdown; undefined when it reported a mistake. */
  renderBlock(
    name: string,
    argument: string,
    line: number,
  ): { html: string; markdown: string } | undefined;
  /** A word of the glossary, written as `[[word]]`; undefined when it is hidden, or reported as unknown. */
  explain(term: string, place: TextPlace): Explained | undefined;
  /** The address a link of the text leads to. */
  resolveLink(
    target: string,
    place: TextPlace,
  ): { href: string; attributes: Record<string, string> };
  /** Finds an image; what is wrong with it is told. */
  renderImage(source: string, alt: string, place: TextPlace): TextImage;
  /** An address of the text with protocol and host. */
  absolute(href: string): string;
  /** The page or image that an address was probably meant for; null where nothing is like it. */
  nearestTarget?(target: string, isImage: boolean): string | null;
  /** Tells of a mistake; `line` counts from 1 inside the text. A warning does not stop the build. */
  report(line: number, problem: string, fix: string | null, severity?: Problem["severity"]): void;
  /** Whether the level-1 heading counts for the ids of the others (ANCH-2: in docs, not in posts). */
  countsTitle: boolean;
  /** Whether lists show the beginning of the text (BLOG-3). */
  hasExcerpt: boolean;
  /** The title that the front matter gives; null where the text has to. */
  pageTitle: string | null;
  /** Filled while rendering. */
  headings: { level: number; id: string; text: string; html: string }[];
  title: string | null;
  /** Lines of the level-1 headings, from 0; the first that is not of it stands at the end. */
  titleLines: [number, number][];
  /** What the text shows that has a stylesheet of its own. */
  styles: Set<ExtraStyle>;
  slugger?: (text: string) => string;
  /** Pieces of the text that have a meaning, but are not shown: addresses, comments, names. */
  hidden?: string[];
}

/** The environment of a rule; markdown-it types it as an open record. */
export function environmentOf({ env }: { env: Env }): Environment {
  return env as unknown as Environment;
}
