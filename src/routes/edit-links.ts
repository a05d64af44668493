/** The folders below the texts of a language that are collections of the form at `/admin`; the last one is what is in none. */
const TEXT_FOLDERS = {
  docs: "docs/",
  posts: "blog/",
  pages: "",
};

/** The collection of a folder of docs, such as `docs/social/`: each has one of its own, so that none is folded away. */
export const docsIn = (folder: string) => `docs-${folder}`;

/** The collection of a text, and its folder, by the path below the texts of a language. */
export function collectionOf(path: string): { collection: string; folder: string } {
  const [, subfolder] = /^docs\/([^/]+)\//.exec(path) ?? [];
  if (subfolder !== undefined)
    return { collection: docsIn(subfolder), folder: `docs/${subfolder}/` };
  const [collection = "", folder = ""] =
    Object.entries(TEXT_FOLDERS).find(([, folder]) => path.startsWith(folder)) ?? [];
  return { collection, folder };
}

/** The folder of a collection of texts; undefined for others. */
export function folderOf(collection: string): string | undefined {
  const [, subfolder] = /^docs-(.+)/.exec(collection) ?? [];
  if (subfolder !== undefined) return `docs/${subfolder}/`;
  return (TEXT_FOLDERS as Record<string, string | undefined>)[collection];
}

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
  const { collection, folder } = collectionOf(path);
  const entry = `${collection}/entries/${path.slice(folder.length)}`;
  return {
    form: path && hasAdmin({ repository }) ? `${url}/admin/#/collections/${entry}` : null,
    file: repository && `${repository}/edit/main/${file}`,
  };
}
