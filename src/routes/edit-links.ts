/** The folders below the texts of a language that are collections of the form at `/admin`; the last one is what is in none. */
export const TEXT_FOLDERS = {
  docs: "docs/",
  posts: "blog/",
  pages: "",
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
  const [, path = ""] = /^src\/content\/\w+\/(.+)\.md$/.exec(file) ?? [];
  const [collection, folder = ""] =
    Object.entries(TEXT_FOLDERS).find(([, folder]) => path.startsWith(folder)) ?? [];
  const entry = `${collection}/entries/${path.slice(folder.length)}`;
  return {
    form: path && hasAdmin({ repository }) ? `${url}/admin/#/collections/${entry}` : null,
    file: repository && `${repository}/edit/main/${file}`,
  };
}
