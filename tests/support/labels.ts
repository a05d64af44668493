import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Labels } from "../../src/schema/labels.ts";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";

const DATA = resolve(import.meta.dirname, "../../_data");

const LABELS = Object.fromEntries(
  LOCALES.map((locale) => [locale, readData(`labels/${locale}.json`)]),
) as Record<Locale, Labels>;

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

/** Parsed content of a file in `_data`. */
export function readData<T>(file: string): T {
  return JSON.parse(readFileSync(resolve(DATA, file), "utf8")) as T;
}

/** A link or a group of links in the navbar, in the words of one language. */
export interface MenuEntry {
  label: string;
  /** Address as it stands in the page; null for a group. */
  href: string | null;
  items: MenuEntry[];
}

interface NavbarData {
  items: NavbarItem[];
}
interface NavbarItem {
  type?: string;
  position?: "left" | "right";
  label?: Record<Locale, string>;
  to?: string;
  href?: string;
  items?: NavbarItem[];
}

/** The menu of `_data/navbar.json`: left items, then right items, without the language dropdown. */
export function readMenu(locale: Locale): MenuEntry[] {
  const { items } = readData<NavbarData>("navbar.json");
  const named = items.filter((item) => item.label);
  const left = named.filter((item) => item.position === "left");
  return [...left, ...named.filter((item) => !left.includes(item))].map((item) =>
    toEntry(item, locale),
  );
}

function toEntry(item: NavbarItem, locale: Locale): MenuEntry {
  return {
    label: item.label?.[locale] ?? "",
    href: item.to === undefined ? (item.href ?? null) : addressIn(locale, item.to),
    items: (item.items ?? []).map((child) => toEntry(child, locale)),
  };
}

/** A Swedish address in the given language: `/docs/board` → `/en/docs/board` (LOC-2). */
export function addressIn(locale: Locale, path: string): string {
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return locale === "sv" ? rooted : `/en${rooted}`;
}
