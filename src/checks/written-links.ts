import { Parser } from "htmlparser2";
import { localizeTarget } from "../model/routes/locales.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import type { CheckedSite } from "./check.ts";

/** A link that somebody has written, with its place. */
export interface WrittenLink {
  /** Its address as it stands on a page. */
  href: string;
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

/** Every link of texts, front matter and data, each once however many pages show it. */
export function writtenLinks(site: CheckedSite): WrittenLink[] {
  return [...textLinks(site), ...dataLinks(site)];
}

function textLinks({ pages, data }: CheckedSite): WrittenLink[] {
  return pages.flatMap(({ source }): WrittenLink[] => {
    // A text that stands in for a missing translation has the links of its original.
    if (!source || source.locale !== source.contentLocale) return [];
    const { file, url, locale, text, frontMatter } = source;
    return [
      ...text.links.map(({ written, ...link }) => ({ ...link, page: url, file })),
      ...fieldsOf(frontMatter).map(({ value, path }) => ({
        href: localizeTarget(value, locale, data.locales),
        page: url,
        file,
        path,
      })),
    ];
  });
}

function dataLinks({ dataFiles, data }: CheckedSite): WrittenLink[] {
  // An announcement that is switched off may wait for its page, or have outlived it.
  const isShown = (file: string) =>
    file !== "_data/announcement.json" || data.announcement?.enabled === true;
  const shownFiles = dataFiles.filter(({ file }) => isShown(file));
  return shownFiles.flatMap(({ file, value }) =>
    fieldsOf(value).flatMap(({ field, value: target, path }): WrittenLink[] => {
      // Redirects are written as they are followed; all else is shown in each language.
      const isPrefixed = field === "to" && file !== "_data/redirects.json";
      const locales: readonly Locale[] = isPrefixed ? LOCALES : [data.locales.default];
      return locales.map((locale) => ({
        href: isPrefixed ? localizeTarget(target, locale, data.locales) : target,
        page: undefined,
        file,
        path,
      }));
    }),
  );
}

interface Field {
  field: string;
  value: string;
  path: (string | number)[];
}

/** Addresses inside a value: fields that hold one, and links in pieces of HTML. */
function fieldsOf(value: unknown, path: (string | number)[] = []): Field[] {
  const field = String(path.at(-1) ?? "");
  if (typeof value === "string") {
    if (LINK_FIELDS.has(field)) return [{ field, value, path }];
    return value.includes("<")
      ? addressesIn(value).map((address) => ({ field: "html", value: address, path }))
      : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, child]) => fieldsOf(child, [...path, key]));
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
