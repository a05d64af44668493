import { LOCALES } from "../schema/localized.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";

/**
 * Netlify's `_redirects`: addresses that moved, then the not-found page of each language.
 *
 * @see https://docs.netlify.com/routing/redirects/
 */
export function redirects({ data }: OutputSources): OutputFile[] {
  const moved = data.redirects.map(({ from, to }) => `${encodeURI(from)}  ${encodeURI(to)}  301`);
  const notFound = LOCALES.filter((locale) => locale !== data.locales.default).map((locale) => {
    const { path } = data.locales.locales[locale];
    return `${path}*  ${path}404.html  404`;
  });
  return [{ path: "_redirects", content: [...moved, ...notFound, ""].join("\n") }];
}
