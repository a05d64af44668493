/** What a link leads to (LINK-1). */
export type LinkKind = "fragment" | "internal" | "file" | "scheme" | "external";

/**
 * Classifies a link target.
 *
 * @param siteOrigin origin of this site, so that absolute links to it count as internal
 * @example classifyLink("/f.pdf") // "file"
 */
export function classifyLink(target: string, siteOrigin?: string): LinkKind {
  if (target.startsWith("#")) return "fragment";
  if (siteOrigin && target.toLowerCase().startsWith(siteOrigin.toLowerCase())) {
    const rest = target.slice(siteOrigin.length);
    if (/^([/?#]|$)/.test(rest)) return classifyLink(`/${rest.replace(/^\/+/, "")}`);
  }
  if (/^(https?:)?\/\//i.test(target)) return "external";
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return "scheme";
  const [path = ""] = target.split(/[?#]/);
  // A number after a dot is part of a name (`/docs/2.0`), not a file extension.
  return /\.(?!html?$)(?=[a-z0-9]*[a-z])[a-z0-9]+$/i.test(path) ? "file" : "internal";
}

/** Attributes of a link to another site (LINK-3). */
export const EXTERNAL_LINK = { target: "_blank", rel: "noopener noreferrer" } as const;
