import type { Locale } from "../../schema/localized.ts";
import type { Motif } from "../../schema/pictures.ts";
import type { AuthorModel } from "./authors.ts";

/** The day of a post, as it is written in different places (BLOG-5). */
export interface PostDate {
  /** `2024-03-25`. */
  iso: string;
  /** `25 mars 2024`, `March 25, 2024` (BLOG-5). */
  long: string;
}

export interface PostSummary {
  url: string;
  title: string;
  date: PostDate;
  /** `2 min read`; null for an empty text (BLOG-7). */
  readingTime: string | null;
  /** What a post is besides being published: a draft, not published yet, no longer current. */
  status: string | null;
  authors: AuthorModel[];
  tags: TagLink[];
  /** Motif in the arch of its cover: its own choice, or that of the first tag with one. */
  cover: Motif;
  contentLocale: Locale;
  /** Text up to the truncation marker, or the whole text. */
  excerptHtml: string;
  /** Present when the text goes on after the marker. */
  readMore: {
    label: string;
    /** Follows the label for readers who do not see the title above it: ` about the new website`. */
    about: string;
  } | null;
}

export interface TagLink {
  label: string;
  href: string;
}

export interface ListPagination {
  newer: string | null;
  older: string | null;
}
