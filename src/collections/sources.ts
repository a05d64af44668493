import type { z } from "zod";
import type { Status, TextIdentity } from "../routes/text-identity.ts";
import type { FRONT_MATTER } from "../schema/front-matter.ts";
import type { Locale } from "../schema/localized.ts";
import type { RenderedText } from "./lazy-text.ts";

/** A part of a text, from one heading to the next. */
export interface TextSection {
  /** Without markup; null for the text before the first heading, and for the words of the front matter. */
  heading: string | null;
  /** Changes with what the section says, not with how it is written. */
  fingerprint: string;
}

type Kind = keyof typeof FRONT_MATTER;

type SourceOf<Own extends Kind> = TextIdentity & {
  kind: Own;
  /** Language of the text; differs from that of the page where a translation is missing. */
  contentLocale: Locale;
  frontMatter: z.infer<(typeof FRONT_MATTER)[Own]>;
  /** Of the text as it is written, in its order. */
  sections: readonly TextSection[];
  /** Markdown without front matter. */
  body: string;
  text: RenderedText;
  /** Absent for most texts. */
  status?: Status | undefined;
};

export type HomeSource = SourceOf<"home">;
export type ContentSource = SourceOf<"content">;
export type DocSource = SourceOf<"doc">;
export type PostSource = SourceOf<"post">;

/** A page that is written as a file. */
export type Source = HomeSource | ContentSource | DocSource | PostSource;
