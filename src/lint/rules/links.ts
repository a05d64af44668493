import { LINKS } from "../../messages/links.ts";
import type { Piece } from "../../messages/message.ts";
import { REFERENCES } from "../../messages/references.ts";
import { PIECES } from "../../messages/values.ts";
import { announcedOn } from "../../model/frame/announcement.ts";
import { termOf } from "../../model/glossary.ts";
import { roleIn, roleKeys } from "../../model/roles.ts";
import { schemaOf } from "../../read/data-files.ts";
import { basename, dirname } from "../../read/files/file-names.ts";
import type { ReadPage } from "../../read/pages.ts";
import { isArchived, shownPages, urlIn } from "../../read/site.ts";
import { joinPath, relativePath } from "../../routes/file-paths.ts";
import { classifyLink } from "../../routes/links.ts";
import { localeOf, localPath } from "../../routes/locales.ts";
import { decode, normalizePath, splitPath } from "../../routes/paths.ts";
import { choices, meant, suggestion } from "../../schema/describe-issue.ts";
import { type Finding, type Mistake, shortened } from "../../schema/finding.ts";
import { FRONT_MATTER } from "../../schema/front-matter.ts";
import { linkMistake, ON_COMPUTER } from "../../schema/link-target.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import { IMAGE_FORMATS, isImage } from "../../schema/pictures.ts";
import { SERVICE_REFERENCE } from "../../schema/services.ts";
import type { StringField } from "../../schema/strings.ts";
import { isUpload } from "../../schema/uploads.ts";
import { pageAt } from "../addresses.ts";
import type { TextLink } from "../markdown/text-links.ts";
import { linkFields } from "./link-fields.ts";
import { type Check, type LinkedSite, withSeverity } from "./rule.ts";
import { repeatedAddress, serviceMistake } from "./services.ts";
import { uploadMistake } from "./uploads.ts";

/** Hosts of previews and of a computer at home. */
const OWN_HOSTS = /^https?:\/\/(localhost|127\.0\.0\.1|[^/]*--[^/]*\.netlify\.app)(?=[:/]|$)/i;

/** A place where a link is written. */
export type Place = Pick<Finding, "file" | "line" | "column">;

/** Where pictures are that are no text's own. */
const UPLOADS = "src/assets/img";

/** What is wrong with a link, and the setting that says how severe it is. */
interface Verdict extends Mistake {
  check?: Check;
}

/** What to do, and where the form at `/admin` has other words for it. */
interface Fixes {
  fix: Piece;
  formFix?: Piece;
}

/** A link of this site with its place. */
export interface WrittenLink {
  place: Place;
  /** As it is written, without a language. */
  target: string;
  /** Address of the page that it is on; null for data, which many pages may show. */
  base: string | null;
  page: ReadPage | null;
  /** Whether it is in front matter, which cannot name a service instead. */
  isField?: boolean;
  /** Where it leads, or what is wrong with it. */
  leads: { href: string } | Verdict;
}

/** Links of texts, front matter and data lead to pages that exist (CHECK-1, CHECK-3…5). */
export function* links(site: LinkedSite): Iterable<Finding> {
  const found = new Set<string>();
  for (const { place, target, leads, base, page, isField } of writtenLinks(site, site.isAsked)) {
    const verdict = "href" in leads ? targetVerdict(leads.href, target, base, page, site) : leads;
    const advice =
      wholeAddress(target, site) ?? (isField ? null : repeatedAddress(target, place.file, site));
    if (!verdict && !advice) continue;
    const key = JSON.stringify([place, target]);
    if (found.has(key)) continue;
    found.add(key);
    if (!verdict) {
      if (advice) yield { severity: "warning", ...place, ...advice };
      continue;
    }
    const { check, ...words } = verdict;
    yield* withSeverity(site, check, { ...place, ...words });
  }
}

/**
 * Every link of texts, front matter and data. One that is shown in both languages has an entry for
 * each; that of its own language comes first.
 */
export function writtenLinks(site: LinkedSite, isAsked = (_file: string) => true): WrittenLink[] {
  const all: WrittenLink[] = [];
  for (const [page, languages] of shownPages(site.pages))
    for (const locale of isAsked(page.file) ? languages : [])
      all.push(...linksOfPage(page, locale, site));
  for (const [file, value] of site.values) {
    if (!isAsked(file) || (file === "_data/announcement.json" && !isAnnounced(site))) continue;
    for (const field of linkFields(schemaOf(file), value)) {
      const place = { file, line: site.lineAt(file, field.path) };
      // Redirects are followed as they are written.
      for (const locale of file === "_data/redirects.json" ? [null] : LOCALES) {
        const leads = fieldTarget(field, locale, site);
        all.push({ place, target: field.value, base: null, page: null, leads });
      }
    }
  }
  return all;
}

function linksOfPage(page: ReadPage, locale: Locale, site: LinkedSite): WrittenLink[] {
  const { file } = page;
  const base = urlIn(page, locale, site.locales);
  const inText = (site.texts.get(page)?.links ?? []).flatMap((link): WrittenLink[] => {
    const { line, column, target } = link;
    const leads = textTarget(link, page, locale, site);
    // The sections of a translation have other names.
    const isForeign =
      locale !== page.locale && leads && "href" in leads && leads.href.includes("#");
    if (!leads || isForeign) return [];
    const place = { file, line, ...(column === undefined ? {} : { column }) };
    return [{ place, target, base, page, leads }];
  });
  const inFields = (page.isValid ? linkFields(FRONT_MATTER[page.kind], page.written) : []).map(
    (field): WrittenLink => {
      const place = { file, line: page.lineOf(field.path) };
      const leads = fieldTarget(field, locale, site);
      return { place, target: field.value, base, page, isField: true, leads };
    },
  );
  return [...inText, ...inFields];
}

/** An announcement that is switched off may wait for its page, or have outlived it. */
function isAnnounced({ data, input }: LinkedSite): boolean {
  return announcedOn(data.announcement, input.today) !== undefined;
}

function fieldTarget(
  { value }: StringField,
  locale: Locale | null,
  site: LinkedSite,
): WrittenLink["leads"] {
  const href = locale === null ? value : site.href(value, locale);
  return addressMistake(value, site) ?? { href };
}

/** @returns null where the link is fine and leads to no page */
function textTarget(
  link: TextLink,
  page: ReadPage,
  locale: Locale,
  site: LinkedSite,
): WrittenLink["leads"] | null {
  const { kind, target } = link;
  if (kind === "image") return imageVerdict(link, page, site);
  const isOld = isArchived(site, page.version);
  if (isOld && (kind === "term" || SERVICE_REFERENCE.test(target))) return null;
  if (kind === "term") return termVerdict(target, page, site);
  if (target === "") return { check: "brokenMarkdownLinks", ...LINKS.noTarget() };
  if (SERVICE_REFERENCE.test(target)) return serviceMistake(target, page.locale, site);
  const mistake = addressMistake(target, site);
  if (mistake) return mistake;
  const type = classifyLink(target, site.origin);
  const isOwnPath = !/^([a-z]+:|#|\/\/)/i.test(target);
  if (!isOwnPath || (type !== "internal" && type !== "file")) return { href: target };
  const { path, rest } = splitPath(target);
  if (path.startsWith("/") && !/\.mdx?$/i.test(path)) {
    const isShown = isImage(path) && site.files.has(imagePath(path, page));
    return isShown ? null : { href: site.href(target, locale) };
  }
  const folder = path.startsWith("/") ? "" : dirname(page.file);
  const whole = joinPath(folder, decode(target)).normalize("NFC");
  if (rest !== "" && site.files.has(whole)) return signInName(target);
  const asked = joinPath(folder, decode(path)).normalize("NFC");
  if (/\.mdx?$/i.test(path)) return fileTarget(target, asked, rest, site);
  if (site.files.has(asked)) return null;
  const url = urlIn(page, locale, site.locales);
  return { href: new URL(target, new URL(url, "http://x")).pathname + rest };
}

/** A file whose name has a sign that ends the path in an address. */
const signInName = (target: string, shown = decode(target)) =>
  LINKS.signInName({ shown, better: shown.replaceAll(/[\s%#?]/g, encodeURIComponent) });

/** What is wrong with an address by itself. */
function addressMistake(target: string, { origin, data, files }: LinkedSite): Verdict | null {
  if (/[#?]/.test(target) && isUpload(decode(target), files)) return signInName(target);
  const role = roleIn(target);
  if (role !== undefined) {
    const keys = data.people && roleKeys(data.people);
    if (!keys || keys.includes(role)) return null;
    return REFERENCES.role({ name: role, fix: choices(role, keys) });
  }
  const mistake = linkMistake(target);
  if (mistake) return mistake;
  if (!OWN_HOSTS.test(target) || target.startsWith(origin)) return null;
  return LINKS.toPreview({ target });
}

/** What to write for a page of this site that is named by its whole address, with or without `www.`. */
function wholeAddress(written: string, { origin, addresses }: LinkedSite): Mistake | null {
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return null;
  const { host, pathname, search, hash } = new URL(written);
  const isOwn = [host, `www.${host}`].includes(new URL(origin).host);
  // A preview must not lead to its own log-in.
  if (!isOwn || pathname.startsWith("/admin") || !pageAt(decode(pathname), addresses.pages))
    return null;
  return LINKS.wholeAddress({ address: written, path: decode(pathname) + search + hash });
}

/** A link to a Markdown file becomes one to its page (CHECK-4). */
function fileTarget(
  target: string,
  asked: string,
  rest: string,
  { pages, href }: LinkedSite,
): WrittenLink["leads"] {
  const linked = pages.find(({ file }) => file.normalize("NFC") === asked);
  if (linked) return { href: href(linked.url, linked.locale) + rest };
  const fix = suggestion(
    asked,
    pages.map(({ file }) => file),
  );
  return { check: "brokenMarkdownLinks", ...LINKS.noFile({ target, fix }) };
}

/** Whether the page or upload at an address exists; fragments are looked for in the built site. */
function targetVerdict(
  href: string,
  written: string,
  base: string | null,
  from: ReadPage | null,
  site: LinkedSite,
): Verdict | null {
  const { addresses, data, origin } = site;
  const type = classifyLink(href, origin);
  if (type === "external" || type === "scheme") return null;
  if (type === "file") return uploadMistake(decode(splitPath(href).path), site);
  const resolved = new URL(href, `${origin}${base ?? "/"}`);
  const path = decode(resolved.pathname);
  const shown = splitPath(href).path === path ? href : `${href} (${path})`;
  const link = { shown, on: base && PIECES.on({ page: base }), path };
  if (
    pageAt(path, addresses.pages) ||
    addresses.later.some((beginning) => path.startsWith(beginning))
  )
    return null;
  if (data.redirects?.some(({ from }) => from === path)) return null;
  const waiting = addresses.unpublished.get(normalizePath(path));
  // A text that waits itself may lead to another that does.
  const isWaiting = from && [...addresses.unpublished.values()].includes(from);
  if (waiting && isWaiting) return null;
  if (waiting) {
    const { status } = waiting;
    const mistake =
      status.kind === "scheduled"
        ? LINKS.toScheduled({ ...link, day: status.day })
        : LINKS.toDraft(link);
    return { check: "brokenLinks", ...mistake };
  }
  const fixes = movedBy(path, site) ??
    redirectOf(path, site) ?? { fix: meantPage(written, path, site) };
  return { check: "brokenLinks", ...LINKS.dead({ ...link, formFix: fixes.fix, ...fixes }) };
}

/** For a page that has the address by its file, and another by its slug. */
function movedBy(path: string, { pages }: LinkedSite): Fixes | null {
  const moved = pages.find(({ plainUrl, url }) => plainUrl === path && url !== path);
  if (!moved) return null;
  const { file, url } = moved;
  return { fix: PIECES.bySlug({ file, url }), formFix: PIECES.itsAddress({ url }) };
}

/** The page that was probably meant; as links name it, without a language, if this one does. */
function meantPage(written: string, path: string, { addresses, locales }: LinkedSite): Piece {
  const locale = localeOf(path, locales);
  const isLocal = localeOf(written, locales) !== locale;
  const known = [...addresses.pages.keys()]
    .filter((url) => localeOf(url, locales) === locale)
    .map((url) => (isLocal ? localPath(url, locales) : url));
  // Only the slash is missing.
  const whole = `/${splitPath(written).path}`;
  if (known.includes(whole)) return PIECES.meant({ name: whole });
  return meant(isLocal ? localPath(path, locales) : path, known);
}

/** For a page that was removed or renamed: its texts are still in the list of confirmed translations. */
function redirectOf(path: string, site: LinkedSite): Fixes | null {
  const { data, locales, pages } = site;
  if (!Object.hasOwn(data.translations ?? {}, localPath(path, locales).slice(1))) return null;
  const locale = localeOf(path, locales);
  const moved = pages.find(
    ({ url, version, ...page }) =>
      basename(url) === basename(path) && page.locale === locale && !isArchived(site, version),
  );
  const to = moved?.url ?? locales.locales[locale].path;
  const entry = JSON.stringify({ from: path, to, why: "The page was removed or renamed." });
  return { fix: PIECES.removedPage({ path, to, entry }), formFix: PIECES.movedPage() };
}

function termVerdict(term: string, page: ReadPage, { data }: LinkedSite): Verdict | null {
  if (!data.glossary || termOf(term, data.glossary) !== undefined) return null;
  const names = data.glossary.terms.map((entry) => entry.term[page.locale]);
  return LINKS.unknownTerm({ term, fix: suggestion(term, names) });
}

/** Path of an image: beside the text, or `/img/…` for one from `src/assets/img`. */
export function imagePath(image: string, { file }: ReadPage): string {
  const folder = image.startsWith("/img/") ? "src/assets" : dirname(file);
  return joinPath(folder, decode(image)).normalize("NFC");
}

function imageVerdict({ target, alt }: TextLink, page: ReadPage, site: LinkedSite): Verdict | null {
  const shown = `![${alt}](${shortened(decode(target))})`;
  // Cameras and programs put the name of the file there.
  if (!alt || isImage(alt)) return LINKS.noAlt({ shown, target: shortened(target) });
  if (target.startsWith("data:")) return LINKS.pastedImage({ shown });
  if (classifyLink(target) === "external") return LINKS.foreignImage({ shown });
  const plain = decode(target);
  const mistake = ON_COMPUTER.test(plain) || plain.includes("\\") ? linkMistake(plain) : null;
  if (mistake) return mistake;
  const path = imagePath(target, page);
  if (site.files.has(path)) {
    return isImage(path) ? null : LINKS.imageFormat({ shown, formats: IMAGE_FORMATS.join(", ") });
  }
  const known = [...site.files].filter(isImage).map((file) => imageTarget(file, page));
  const namesakes = known.filter((file) =>
    [basename(file), basename(file).replace(/\.\w+$/, "")].includes(basename(path)),
  );
  const place = target.startsWith("/img/") ? { en: `into ${UPLOADS}`, sv: `i ${UPLOADS}` } : null;
  return LINKS.noImage({ shown, place, fix: meant(namesakes[0] ?? plain, known) });
}

/** How a text names an image. */
const imageTarget = (image: string, { file }: ReadPage) =>
  image.startsWith(`${UPLOADS}/`)
    ? image.slice("src/assets".length)
    : relativePath(dirname(file), image);
