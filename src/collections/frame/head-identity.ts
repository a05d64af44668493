/** What of a `<meta>` element decides whether another one says the same. */
export interface MetaFields {
  name?: string;
  property?: string;
  content?: string;
  media?: string;
}

/** Properties that are lists: each value has an element of its own. */
const LIST_PROPERTIES = new Set(["article:tag", "article:author", "og:locale:alternate"]);

/**
 * What a `<meta>` says: of several with the same identity the last wins (HEAD-3). Values of a list
 * differ by their content, theme colours by their media query.
 *
 * @returns undefined for an element with neither name nor property
 */
export function metaIdentity({ name, property, content, media }: MetaFields): string | undefined {
  if (property && LIST_PROPERTIES.has(property)) return `property:${property}=${content}`;
  const key = name ? `name:${name}` : property && `property:${property}`;
  return key && (media ? `${key} ${media}` : key);
}
