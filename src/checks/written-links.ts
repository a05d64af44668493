import { Parser } from "htmlparser2";
import { byLocale } from "../model/routes/locales.ts";
import { localeContext, type SiteData } from "../model/site-data.ts";
import type { Source } from "../model/sources.ts";
import { LOCALES } from "../schema/localized.ts";
import type { CheckedSite } from "./check.ts";

/** A link that somebody has written, with its place. */
export interface WrittenLink {
  /** Its address as it stands on a page. */
  href: string;
  /** Its target as it is written, without a language. */
  written: string;
  /** The page that it is written on; undefined for data, which many pages may show. */
  page: string | undefined;
  file: string;
  /** Place inside a JSON file or front matter. */
  path?: readonly (string | number)[];
  line?: number;
  column?: number;
}

/** Fields whose value is an address, in data files and front matter; `to` gets the language's prefix. */
const LINK_FIELDS = new Set(["to", "href", "src", "srcDark", "imageURL", "socialImage"]);

/**
 * Every link of texts, front matter and data. One that is shown in several languages has an entry for
 * each address that it gets; the one of its own language comes first.
 */
export function writtenLinks(site: CheckedSite): WrittenLink[] {
  return [...textLinks(site), ...dataLinks(site)];
}

function textLinks({ pages, hiddenTexts, data }: CheckedSite): WrittenLink[] {
  const contexts = contextsOf(data);
  const sources = pages.flatMap(({ source }) => source ?? []);
  const isStandIn = ({ locale, contentLocale }: Source) => locale !== contentLocale;
  const written = [...sources.filter((source) => !isStandIn(source)), ...hiddenTexts];
  return [...written, ...sources.filter(isStandIn)].flatMap((source): WrittenLink[] => {
    const { file, url, locale, text, frontMatter } = source;
    return [
      ...text.links.map((link) => ({ ...link, page: url, file })),
      ...fieldsOf(frontMatter).map(({ value, path }) => ({
        href: contexts[locale].href(value),
        written: value,
        page: url,
        file,
        path,
      })),
    ];
  });
}

const contextsOf = (data: SiteData) => byLocale((locale) => localeContext(locale, data, () => {}));

function dataLinks({ dataFiles, data }: CheckedSite): WrittenLink[] {
  const contexts = contextsOf(data);
  // An announcement that is switched off may wait for its page, or have outlived it.
  const isShown = (file: string) =>
    file !== "_data/announcement.json" || data.announcement?.enabled === true;
  const shownFiles = dataFiles.filter(({ file }) => isShown(file));
  return shownFiles.flatMap(({ file, value }) =>
    fieldsOf(value).flatMap((field): WrittenLink[] => {
      const { value: target, path } = field;
      if (!isPrefixed(file, field))
        return [{ href: target, written: target, page: undefined, file, path }];
      return LOCALES.map((locale) => ({
        href: contexts[locale].href(target),
        written: target,
        page: undefined,
        file,
        path,
      }));
    }),
  );
}

/** Whether pages put their language before an address of the data. */
function isPrefixed(file: string, { field, path, owner }: Field): boolean {
  // Redirects are written as they are followed.
  if (field === "to") return file !== "_data/redirects.json";
  if (field !== "href") return false;
  return (
    file.endsWith("/sidebars.json") || path.at(-2) === "logo" || "prependBaseUrlToHref" in owner
  );
}

interface Field {
  field: string;
  value: string;
  path: (string | number)[];
  /** What the field belongs to. */
  owner: object;
}

/** Addresses inside a value: fields that hold one, and links in pieces of HTML. */
function fieldsOf(value: unknown, path: (string | number)[] = [], owner: object = {}): Field[] {
  const field = String(path.at(-1) ?? "");
  if (typeof value === "string") {
    if (LINK_FIELDS.has(field)) return [{ field, value, path, owner }];
    return value.includes("<")
      ? addressesIn(value).map((address) => ({ field: "html", value: address, path, owner }))
      : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, child]) => fieldsOf(child, [...path, key], value));
}

function addressesIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(_name, { href, src, ...attributes }) {
      if ("data-nobrokenlinkcheck" in attributes) return;
      found.push(...[href, src].filter((address) => address !== undefined));
    },
  });
  parser.end(html);
  return found;
}
