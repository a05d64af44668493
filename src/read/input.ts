import type { FileSizes } from "../schema/uploads.ts";

/** What the linter reads. It opens no file itself, so it also runs in a browser. */
export interface ReadInput {
  /** Every `.md` and `.json` file of `_data`, `src/content` and `src/versions`, by project path. */
  texts: ReadonlyMap<string, string>;
  /** Paths of all other files in these folders and in `src/assets`. */
  others: readonly string[];
  /** Those of them that are symbolic links. */
  links?: readonly string[];
  /** Of files that readers can fetch as they are. */
  sizes?: FileSizes;
  /** The day of the build, `2026-06-01`. */
  today: string;
  /** Day of the first commit of posts that name no day themselves, by project path. */
  firstCommits?: ReadonlyMap<string, string>;
  /** Roles that addresses in texts belonged to in an earlier commit, by address. */
  formerRoles?: ReadonlyMap<string, string>;
  /** Docs that versions have had in any commit, by project path. */
  formerDocs?: readonly string[];
  /** The files whose findings are asked for: rules that look at single texts may leave out others. */
  only?: readonly string[];
  /** Whether this build shows drafts and scheduled posts, as previews do. */
  showsUnpublished?: boolean;
}
