/** Who builds the site, as far as they say so; the development server publishes nothing. */
export type Deployment = "netlify" | "vercel" | "elsewhere" | "development";

/** A build of what is not published yet: of a pull request, or of a branch. */
export interface Preview {
  /** Protocol and host that it is shown at, where that is known. */
  url: string | null;
  /** Its number. */
  pullRequest: string | null;
  branch: string | null;
  /** The whole hash. */
  commit: string | null;
}
