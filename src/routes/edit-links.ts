/** The collections of the form at `/admin` that are folders below the texts of a language. */
const FOLDERS: Readonly<Record<string, string>> = {
  "docs/": "docs",
  "blog/": "posts",
  "styrdokument/": "statutes",
  "moten/": "meetings",
};

/** Whether there is anything to edit in the browser: the source has to be on GitHub. */
export function hasAdmin({ repository }: { repository: string | null }): boolean {
  return gitHubName(repository) !== undefined;
}

/** `owner/name` of a repository on GitHub. */
export function gitHubName(address: string | null): string | undefined {
  return /^https:\/\/github\.com\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(address ?? "")?.[1];
}

/**
 * Where a text can be edited: in the form at `/admin`, which keeps the languages of a text together, and as a file.
 *
 * @param file path of the text in the project
 * @returns null where there is no such place
 */
export function editLinks(
  file: string,
  { repository, url }: { repository: string | null; url: string },
): { form: string | null; file: string | null } {
  const [, folder = "", name] =
    /^src\/content\/\w+\/(docs\/|blog\/|styrdokument\/|moten\/)?(.+)\.md$/.exec(file) ?? [];
  const entry = `${FOLDERS[folder] ?? "pages"}/entries/${name}`;
  return {
    form: name && hasAdmin({ repository }) ? `${url}/admin/#/collections/${entry}` : null,
    file: repository && `${repository}/edit/main/${file}`,
  };
}
