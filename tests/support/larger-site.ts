import { readFileSync } from "node:fs";
import { test } from "@playwright/test";
import { LOCALES } from "../../src/schema/localized.ts";
import { readData } from "./labels.ts";
import { shared } from "./shared-sites.ts";
import { type ProjectSite, type ServedSite, serveSite } from "./variant-host.ts";

/** A category of the large menu that has a page of its own, and one that has none. */
export const [LINKED, UNLINKED] = ["Arkiv 1", "arkiv-2"];
const [CATEGORIES, DOCS] = [12, 8];

/** Address of a doc in a category, both counted from 1. */
export const archived = (category: number, doc: number) => `/docs/arkiv-${category}/dok-${doc}`;
export const archiveName = (category: number, doc: number) => `Dokument ${category}.${doc}`;

const text = (title: string) => `---\ntitle: ${title}\ndescription: Text.\n---\nText.\n`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const source = (name: string) =>
  readFileSync(new URL(`../fixtures/widget/${name}`, import.meta.url), "utf8");

/**
 * What makes the fixture larger, in one build: so many docs that its menu is large, in twelve categories of
 * eight; a second widget, on the not-found page; statistics; and the repository that editors write to.
 */
export const LARGER: Record<string, string> = {
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [`src/content/${locale}/docs/arkiv-1/index.md`, text(LINKED)],
      ...numbers(CATEGORIES).flatMap((category) =>
        numbers(DOCS).map((doc) => [
          `src/content/${locale}${archived(category, doc)}.md`,
          text(archiveName(category, doc)),
        ]),
      ),
    ]),
  ),
  "widgets/textbook/textbook.tsx": source("textbook.tsx"),
  "widgets/textbook/textbook.css": ".bar {\n  border-left: 3px solid;\n}\n",
  "widgets/islands/textbook.ts":
    'export { hydrate } from "../loader/hydrate.tsx";\nexport { default } from "../textbook/textbook.tsx";\n',
  "src/pages/not-found.11ty.tsx": source("not-found.11ty.tsx"),
  "_data/site.json": JSON.stringify({
    ...readData<object>("site.json"),
    analytics: { enabled: true, host: "https://views.example" },
    repository: "https://github.com/test/site",
  }),
};

/** The larger fixture as builds and browsers share it: in the usual run it is built with one runtime. */
export const larger = shared({ files: LARGER, env: { SITE_WIDGET_RUNTIME: "preact" } });

let site: Promise<ServedSite> | undefined;

/** The larger fixture; one host for all tests of a worker. By night it has the runtime of the project. */
export function serveLargerSite(): Promise<ServedSite> {
  const { runtime } = test.info().project.metadata as ProjectSite;
  site ??= serveSite({ files: LARGER, runtime: process.env.SITE_TEST_FULL ? runtime : "preact" });
  return site;
}
