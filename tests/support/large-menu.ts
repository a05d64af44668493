import { LOCALES } from "../../src/schema/localized.ts";
import { serveVariant } from "./variant-host.ts";

/** A category of the large menu that has a page of its own, and one that has none. */
export const [LINKED, UNLINKED] = ["Arkiv 1", "arkiv-2"];
const [CATEGORIES, DOCS] = [12, 8];

/** Address of a doc in a category, both counted from 1. */
export const archived = (category: number, doc: number) => `/docs/arkiv-${category}/dok-${doc}`;
export const archiveName = (category: number, doc: number) => `Dokument ${category}.${doc}`;

const text = (title: string) => `---\ntitle: ${title}\ndescription: Text.\n---\nText.\n`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** So many docs more that the menu of the fixture is large, in twelve categories of eight. */
export const LARGE_MENU_FILES: Record<string, string> = Object.fromEntries(
  LOCALES.flatMap((locale) => [
    [`src/content/${locale}/docs/arkiv-1/index.md`, text(LINKED)],
    ...numbers(CATEGORIES).flatMap((category) =>
      numbers(DOCS).map((doc) => [
        `src/content/${locale}${archived(category, doc)}.md`,
        text(archiveName(category, doc)),
      ]),
    ),
  ]),
);

let address: Promise<string> | undefined;

/** Address of the fixture with a large menu; one host for all tests of a worker. */
export function serveLargeMenu(): Promise<string> {
  address ??= serveVariant(LARGE_MENU_FILES).then((host) => host.address);
  return address;
}
