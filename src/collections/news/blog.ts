import type { Motif } from "../../schema/pictures.ts";
import type { PostSource } from "../sources.ts";
import type { AuthorModel } from "./authors.ts";
import type { Post } from "./post-summary.ts";

/** A tag with its posts. */
export interface Tag {
  /** Part of the address. */
  key: string;
  label: string;
  description: string | null;
  /** Motif in the arch of its page, and on posts that choose no other. */
  cover: Motif;
  url: string;
  posts: Post[];
}

/** The news of one language. */
export interface Blog {
  url: string;
  /** Newest first; same-day posts by file name (BLOG-1). Unlisted ones are in `all` only. */
  listed: Post[];
  all: Post[];
  tags: Tag[];
  authors: AuthorModel[];
}

/** Order of the lists; same-day posts by file name (BLOG-1). */
export function newestFirst(a: PostSource, b: PostSource): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.key < b.key ? -1 : 1;
}
