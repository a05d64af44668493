import { LOCALES, type Locale } from "../../../src/schema/localized.ts";
import { addressOf, type BuiltSite } from "../../support/build.ts";
import { type EditorSite, type InBoth, pageText } from "../../support/editor-site.ts";
import { label } from "../../support/labels.ts";
import { all, landmark, only, ownText } from "../dom.ts";

/** Does what an editor does to a copy of the website, and returns what the editor then looks for. */
export type Change = (site: EditorSite) => Look | Promise<Look>;
export type Look = (built: BuiltSite) => void;

export const TITLE: InBoth = {
  sv: "Rubriken som redaktören skrev",
  en: "The title the editor wrote",
};

/** A post that is in order. */
export function post(front: Record<string, unknown>): string {
  return pageText(
    { description: "Om inlägget.", ...front },
    "Det som alla ser.\n\n<!-- truncate -->\n\nResten.",
  );
}

export function languageOf(url: string): Locale {
  return /^\/en(\/|$)/.test(url) ? "en" : "sv";
}

/** Pages that are in the sitemap, as paths. */
export function sitemap(built: BuiltSite): string[] {
  return [...built.read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) =>
    decodeURI(new URL(address).pathname),
  );
}

/** Addresses of the languages in the language menu of a page. */
export function languageLinks(page: Document): (string | null)[] {
  return all(page, ".navbar a[lang][hreflang]").map((link) => link.getAttribute("href"));
}

/** Links of menus that are marked as the page itself. */
export function currentLinks(page: Document): Element[] {
  return all(page, "nav [aria-current=page]");
}

export function canonical(page: Document): string | null {
  return only(page, "link[rel=canonical]").getAttribute("href");
}

/** Pages on which a link leads to an address, whatever its fragment. */
export function linksTo(built: BuiltSite, address: string): string[] {
  const link = new RegExp(`<a [^>]*href="${address}["#]`);
  return built.files
    .filter((file) => file.endsWith(".html") && link.test(built.read(file)))
    .map(addressOf);
}

/** Links of the navbar as pairs of text and address. */
export function menuLinks(built: BuiltSite, url: string): [string, string | null][] {
  const nav = landmark(built.page(url), label(languageOf(url), "NavBar.navAriaLabel"));
  return all(nav, "a").map((link) => [ownText(link), link.getAttribute("href")]);
}

/** Lines of `_redirects`: from, to, status. */
export function redirects(built: BuiltSite): string[][] {
  return built
    .read("_redirects")
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
}

/** The feed of a language. */
export function feed(built: BuiltSite, locale: Locale): string {
  return built.read(locale === LOCALES[0] ? "blog/rss.xml" : `${locale}/blog/rss.xml`);
}
