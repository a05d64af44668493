import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { LabelKey, Labels } from "../../src/schema/labels.ts";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";

const PROJECT = resolve(import.meta.dirname, "../..");

const LABELS = Object.fromEntries(
  LOCALES.map((locale) => [locale, readWebsiteData(`labels/${locale}.json`)]),
) as Record<Locale, Labels>;

/** The names of all labels. */
export const LABEL_KEYS = Object.keys(LABELS.sv) as LabelKey[];

/** All labels of the site in one language. */
export function labelsOf(locale: Locale): Labels {
  return LABELS[locale];
}

/** A text of the site in the language of the page, as editors have written it, with `{name}` filled in. */
export function label(locale: Locale, key: string, values: Record<string, string> = {}): string {
  const text: string | undefined = LABELS[locale][key as keyof Labels];
  if (text === undefined) throw new Error(`_data/labels/${locale}.json has no label "${key}".`);
  return text.replaceAll(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
}

/** What lists and pages of events say in Swedish. */
export const say = (key: string, values?: Record<string, string>) =>
  label("sv", `events.${key}`, values);

/** Parsed content of a file in the fixture's `_data`. */
export function readData<T>(file: string): T {
  return readJson(`tests/fixtures/site/_data/${file}`) as T;
}

/** The same of the website, where editors change it; the fixture shares the labels of the interface. */
export function readWebsiteData<T>(file: string): T {
  return readJson(`_data/${file}`) as T;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(resolve(PROJECT, file), "utf8"));
}

/** A link or a group of links in the navbar, in the words of one language. */
export interface MenuEntry {
  label: string;
  /** Address as written in the page; null for a group that is no link itself. */
  href: string | null;
  /** It leads to another site, and nothing else is said of where. */
  opensTab: boolean;
  items: MenuEntry[];
}

interface NavbarItem {
  type?: string;
  position?: "left" | "right";
  label?: Record<Locale, string>;
  to?: string;
  href?: string;
  target?: string;
  docId?: string;
  items?: NavbarItem[];
}

/** Items without links of their own, and those that only scripts or versions and languages need. */
const OTHERS = ["html", "search", "docsVersionDropdown", "localeDropdown"];
/** Of the latest version: its first doc, by the name that the menu has for it, and the version. */
const FIRST_DOC = "/docs/intro";
const LABELS_OF_TYPES: Record<string, string> = { docSidebar: "Start", docsVersion: "2.0" };

/** The menu of the fixture: left items, then right items, without the dropdowns of versions and languages. */
export function readMenu(locale: Locale): MenuEntry[] {
  const { items } = readData<{ items: NavbarItem[] }>("navbar.json");
  const left = items.filter((item) => item.position === "left");
  return toEntries([...left, ...items.filter((item) => !left.includes(item))], locale);
}

/** The dropdowns of `readMenu` whose label only opens them. */
export function readGroups(locale: Locale): MenuEntry[] {
  return readMenu(locale).filter(({ href, items }) => href === null && items.length > 0);
}

function toEntries(items: NavbarItem[], locale: Locale): MenuEntry[] {
  return items
    .filter(({ type = "" }) => !OTHERS.includes(type))
    .map((item) => ({
      label: item.label?.[locale] ?? LABELS_OF_TYPES[item.type ?? ""] ?? item.docId ?? "",
      href: addressOf(item, locale),
      opensTab: item.href?.startsWith("https:") === true && item.target === undefined,
      items: toEntries(item.items ?? [], locale),
    }));
}

function addressOf({ type, to, href, docId }: NavbarItem, locale: Locale): string | null {
  if (href) return href;
  const path = docId ? `/docs/${docId}` : type?.startsWith("doc") ? FIRST_DOC : to;
  return path === undefined ? null : addressIn(locale, path);
}

/** A Swedish address in the given language: `/docs/board` → `/en/docs/board` (LOC-2). */
export function addressIn(locale: Locale, path: string): string {
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return locale === "sv" ? rooted : `/en${rooted}`;
}

/** Says whether some code asks for a label; some names are computed: `labels[`admonition.${kind}`]`. */
export function labelsAskedFor(code: string): (key: string) => boolean {
  const patterns = [...code.matchAll(/labels\[`([^`]+)`\]/gi)].map(
    ([, name = ""]) =>
      new RegExp(`^${name.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[^.]+")}$`),
  );
  return (key) => code.includes(`"${key}"`) || patterns.some((pattern) => pattern.test(key));
}
