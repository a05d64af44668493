import { classifyLink } from "../../model/routes/links.ts";
import { decode, normalizePath, splitPath } from "../../model/routes/paths.ts";
import { suggestion } from "../../schema/describe-issue.ts";
import { linkMistake } from "../../schema/link-target.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import { pageAt } from "../addresses.ts";
import { basename, dirname } from "../files/file-names.ts";
import type { Finding } from "../finding.ts";
import type { TextLink } from "../markdown/text-links.ts";
import type { LintPage } from "../pages.ts";
import { joinPath, relativePath } from "../paths.ts";
import { shownPages, urlIn } from "../site.ts";
import { type LinkField, linkFields } from "./link-fields.ts";
import { type LinkedSite, type Rule, withSeverity } from "./rule.ts";

/** Endings of images that can be shown. */
const IMAGES = ["jpg", "jpeg", "png", "webp", "avif", "gif", "tif", "tiff", "svg"];
/** Written by cameras and programs, but not shown by browsers. */
const OTHER_IMAGES = ["heic", "heif", "bmp"];
export const endingOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
export const isImage = (path: string) => IMAGES.includes(endingOf(path));

/** Hosts of previews and of a computer at home. */
const OWN_HOSTS = /^https?:\/\/(localhost|127\.0\.0\.1|[^/]*--[^/]*\.netlify\.app)(?=[:/]|$)/i;

/** A place where a link is written. */
interface Place {
  file: string;
  line: number | null;
  column?: number;
}

/** What is wrong with a link, and the setting that says how severe it is. */
interface Verdict {
  check: "error" | "brokenLinks" | "brokenAnchors" | "brokenMarkdownLinks";
  problem: string;
  fix: string | null;
}

/** Links of texts, front matter and data lead to pages, sections and files that exist (CHECK-1…5). */
export const links: Rule = (site) => {
  const found = new Map<string, Finding>();
  const checks = site.data.site?.checks;
  /** The same link is shown in both languages; it is reported once for each place. */
  const tell = (place: Place, written: string, verdict: Verdict | null) => {
    const key = JSON.stringify([place, written]);
    if (!verdict || found.has(key)) return;
    const { check, ...words } = verdict;
    const severity = check === "error" ? "throw" : (checks?.[check] ?? "throw");
    for (const finding of withSeverity(severity, [{ severity: "error", ...place, ...words }]))
      found.set(key, finding);
  };
  const shown = shownPages(site.pages);
  // First each page in its own language, then where it stands in for a translation.
  for (const isFallback of [false, true]) {
    for (const [page, languages] of shown) {
      for (const locale of languages.filter((one) => (one !== page.locale) === isFallback)) {
        for (const link of site.texts.get(page)?.links ?? []) {
          const { line, column } = link;
          const place = { file: page.file, line, ...(column === undefined ? {} : { column }) };
          tell(place, link.target, textVerdict(link, page, locale, site));
        }
        for (const field of page.isValid ? linkFields(page.written) : []) {
          const place = { file: page.file, line: page.lineOf(field.path) };
          tell(place, field.value, fieldVerdict(field, locale, page, site));
        }
      }
    }
  }
  for (const [file, value] of site.values) {
    if (file === "_data/announcement.json" && !isAnnounced(site)) continue;
    for (const field of linkFields(value)) {
      const { line } = site.at(file, field.path, "", null);
      const locales = isLocalized(file, field) ? LOCALES : [null];
      for (const locale of locales)
        tell({ file, line }, field.value, fieldVerdict(field, locale, null, site));
    }
  }
  return [...found.values()];
};

/** An announcement that is switched off may wait for its page, or have outlived it. */
function isAnnounced({ data, input }: LinkedSite): boolean {
  const { enabled, expires } = data.announcement ?? {};
  return enabled === true && (expires === undefined || expires >= input.today);
}

/** Whether pages put their language before an address of the data. */
function isLocalized(file: string, { name, path, owner }: LinkField): boolean {
  // Redirects are followed as they are written.
  if (name === "to") return file !== "_data/redirects.json";
  if (name !== "href") return false;
  return (
    file.endsWith("/sidebars.json") || path.at(-2) === "logo" || "prependBaseUrlToHref" in owner
  );
}

function fieldVerdict(
  { value }: LinkField,
  locale: Locale | null,
  page: LintPage | null,
  site: LinkedSite,
): Verdict | null {
  const mistake = addressMistake(value, site);
  if (mistake) return mistake;
  const href = locale === null ? value : site.href(value, locale);
  return targetVerdict(href, page ? page.url : null, page, site);
}

function textVerdict(
  link: TextLink,
  page: LintPage,
  locale: Locale,
  site: LinkedSite,
): Verdict | null {
  const { kind, target } = link;
  if (kind === "image") return imageVerdict(link, page, site);
  if (kind === "term") return termVerdict(target, page, site);
  if (target === "") {
    return {
      check: "brokenMarkdownLinks",
      problem: "The link leads nowhere: there is nothing between ( and ).",
      fix: "Write the address there:  [the board](/docs/board)",
    };
  }
  const mistake = addressMistake(target, site);
  if (mistake) return mistake;
  const url = urlIn(page, locale, site.locales);
  const type = classifyLink(target, site.data.site?.url);
  const { path, rest } = splitPath(target);
  if (type === "internal" || type === "file") {
    const asked = joinPath(path.startsWith("/") ? "" : dirname(page.file), decode(path)).normalize(
      "NFC",
    );
    if (/\.mdx?$/i.test(path)) return fileVerdict(target, asked, rest, page, locale, site);
    if (type === "file" && isThere(imagePath(target, page), asked, path, site)) return null;
  }
  const href =
    type === "fragment" || type === "external" || /^[a-z]+:/i.test(target)
      ? target
      : path.startsWith("/")
        ? site.href(target, locale)
        : new URL(target, new URL(url, "http://x")).pathname + rest;
  return targetVerdict(href, url, page, site);
}

/** Whether a file beside the text, or an image, is what a link leads to. */
function isThere(image: string, asked: string, path: string, { beside, input }: LinkedSite) {
  const known = new Set([...beside, ...input.others].map((file) => file.normalize("NFC")));
  return known.has(image) || (!path.startsWith("/") && known.has(asked));
}

/** What is wrong with an address by itself. */
function addressMistake(target: string, { data }: LinkedSite): Verdict | null {
  const mistake = linkMistake(target);
  if (mistake) return { check: "error", ...mistake };
  if (!OWN_HOSTS.test(target) || target.startsWith(data.site?.url ?? "\n")) return null;
  return {
    check: "error",
    problem: `The link ${target} leads to a preview of a site, which others cannot open.`,
    fix: "Write the address of the page on the published site, for example  /docs/board",
  };
}

/** A link to a Markdown file becomes one to its page (CHECK-4). */
function fileVerdict(
  target: string,
  asked: string,
  rest: string,
  page: LintPage,
  locale: Locale,
  site: LinkedSite,
): Verdict | null {
  const linked = site.pages.find(({ file }) => file.normalize("NFC") === asked);
  if (linked) {
    return targetVerdict(
      site.href(linked.url, linked.locale) + rest,
      urlIn(page, locale, site.locales),
      page,
      site,
    );
  }
  return {
    check: "brokenMarkdownLinks",
    problem: `The link "${target}" names a Markdown file that does not exist.`,
    fix: suggestion(
      asked,
      site.pages.map(({ file }) => file),
    ),
  };
}

/** Whether the page, file or section at an address exists. */
function targetVerdict(
  href: string,
  base: string | null,
  from: LintPage | null,
  site: LinkedSite,
): Verdict | null {
  const { addresses, data } = site;
  const origin = data.site?.url ?? "https://example.org";
  const type = classifyLink(href, origin);
  if (type === "external" || type === "scheme") return null;
  const resolved = new URL(href, `${origin}${base ?? "/"}`);
  const path = decode(resolved.pathname);
  const fragment = decode(resolved.hash.slice(1));
  const shown = splitPath(href).path === path ? href : `${href} (${path})`;
  const subject = `The link ${shown}${base === null ? "" : ` on ${base}`}`;
  const claim = pageAt(path, addresses);
  if (claim) return fragmentVerdict(subject, path, fragment, claim.page, site);
  if (addresses.isFile(path) || data.redirects?.some(({ from }) => from === path)) return null;
  const waiting = addresses.unpublished.get(normalizePath(path));
  // A text that waits itself may lead to another that does.
  const isWaiting = from && [...addresses.unpublished.values()].includes(from);
  if (waiting && isWaiting) return null;
  if (waiting?.status.kind === "draft") {
    return {
      check: "brokenLinks",
      problem: `${subject} leads to ${path}, which is a draft.`,
      fix: "Publish both together: remove  draft: true  there, or the link here.",
    };
  }
  if (waiting?.status.kind === "scheduled") {
    return {
      check: "brokenLinks",
      problem: `${subject} leads to ${path}, which is not published before ${waiting.status.day}.`,
      fix: "Add the link on that day, or change the date of the post.",
    };
  }
  return {
    check: "brokenLinks",
    problem: `${subject} leads to ${path}, which does not exist.`,
    fix: nearest(path, [...addresses.pages.keys()]),
  };
}

/** Fragments of texts are known; those of generated content are checked in the built pages. */
function fragmentVerdict(
  subject: string,
  path: string,
  fragment: string,
  page: LintPage | null,
  { texts }: LinkedSite,
): Verdict | null {
  const text = page && texts.get(page);
  if (["", "top", "main"].includes(fragment) || !text || page.kind === "home") return null;
  if (text.hasOtherIds || page.status.kind === "hidden" || text.ids.has(fragment)) return null;
  return {
    check: "brokenAnchors",
    problem: `${subject} leads to "#${fragment}", and ${path} has no such section.`,
    fix: suggestion(
      fragment,
      [...text.ids].filter((id) => id.length > 1),
    ),
  };
}

function nearest(path: string, urls: readonly string[]): string | null {
  const sameLetters = urls.find((url) => url.toLowerCase() === path.toLowerCase());
  if (sameLetters) return `Write:  ${sameLetters}`;
  const hint = suggestion(path, urls);
  return hint?.startsWith("Did") ? hint : null;
}

function termVerdict(term: string, page: LintPage, { data }: LinkedSite): Verdict | null {
  if (!data.glossary) return null;
  const terms = Object.entries(data.glossary.terms);
  const wanted = term.toLowerCase();
  const isKnown = terms.some(([id, entry]) =>
    [id, entry.term.sv, entry.term.en, ...(entry.also ?? [])].some(
      (form) => form.toLowerCase() === wanted,
    ),
  );
  if (isKnown) return null;
  const names = terms.map(([, entry]) => entry.term[page.locale]);
  return {
    check: "error",
    problem: `"[[${term}]]": the glossary does not know the word.`,
    fix: suggestion(term, names) ?? "Add it to _data/glossary.json.",
  };
}

/** Path of an image: beside the text, or `/img/…` for one from `src/assets/img`. */
export function imagePath(image: string, { file }: LintPage): string {
  const folder = image.startsWith("/img/") ? "src/assets" : dirname(file);
  return joinPath(folder, decode(image)).normalize("NFC");
}

function imageVerdict({ target, alt }: TextLink, page: LintPage, site: LinkedSite): Verdict | null {
  const shown = `![${alt}](${decode(target)})`;
  const error = (problem: string, fix: string): Verdict => ({ check: "error", problem, fix });
  if (!alt) {
    return error(
      `The image ${shown} has no description for those who cannot see it.`,
      `Write:  ![What the picture shows](${target})`,
    );
  }
  if (classifyLink(target) === "external") {
    return error(
      `The image ${shown} is on another site; visitors would be sent there without knowing.`,
      "Put the file beside the text and write only its name.",
    );
  }
  const path = imagePath(target, page);
  const files = [...site.beside, ...site.input.others].map((file) => file.normalize("NFC"));
  const isFile = files.includes(path);
  // One that browsers cannot show is reported at its file.
  if (isFile && (isImage(path) || OTHER_IMAGES.includes(endingOf(path)))) return null;
  if (isFile) {
    return error(
      `The image ${shown} has a format that not all browsers know.`,
      `Save it as one of: ${IMAGES.join(", ")}`,
    );
  }
  return error(`The image ${shown} does not exist.`, nearestImage(path, files.filter(isImage)));
}

/** What may have been meant: a file of that name in another folder, or one beside the text. */
function nearestImage(path: string, known: readonly string[]): string {
  const namesake = known.find((other) => basename(other) === basename(path));
  if (namesake) return `Did you mean "${relativePath(dirname(path), namesake)}"?`;
  const beside = known.filter((other) => dirname(other) === dirname(path)).map(basename);
  return (
    suggestion(basename(path), beside) ?? "Put the file beside the text; capital letters count."
  );
}

/** Images in formats that browsers cannot show. */
export const imageFormats: Rule = ({ beside, input }) =>
  [...new Set([...beside, ...input.others])]
    .filter((file) => OTHER_IMAGES.includes(endingOf(file)))
    .map((file) => ({
      severity: "error",
      file,
      line: null,
      problem: `The image is in the format ${endingOf(file).toUpperCase()}, which most browsers cannot show.`,
      fix: "Export it as JPEG.",
    }));
