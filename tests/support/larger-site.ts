import { readFileSync } from "node:fs";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";
import { HIDDEN_DATA, HIDDEN_TEXTS } from "./hidden.ts";
import { readData } from "./labels.ts";
import { shared } from "./shared-sites.ts";
import { type ProjectSite, type ServedSite, serveSite } from "./variant-host.ts";

/** A category of the large menu that has a page of its own, and one that has none. */
export const [LINKED, UNLINKED] = ["Arkiv 1", "arkiv-2"];
const [CATEGORIES, DOCS] = [12, 8];

/** Address of a doc in a category, both counted from 1. */
export const archived = (category: number, doc: number) => `/docs/arkiv-${category}/dok-${doc}`;
export const archiveName = (category: number, doc: number) => `Dokument ${category}.${doc}`;

const text = (title: string, body = "Text.", fields = "") =>
  `---\ntitle: ${title}\ndescription: Text.\n${fields}---\n${body}\n`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** So many docs that their menu is large, in twelve categories of eight. */
const docsOf = (locale: Locale) => [
  [`src/content/${locale}/docs/arkiv-1/index.md`, text(LINKED)],
  ...numbers(CATEGORIES).flatMap((category) =>
    numbers(DOCS).map((doc) => [
      `src/content/${locale}${archived(category, doc)}.md`,
      text(archiveName(category, doc)),
    ]),
  ),
];

/** Posts of June 2022, one a day: with the seven of the fixture they make three list pages. */
const postsOf = (locale: Locale) =>
  numbers(14).map((day) => [
    `src/content/${locale}/blog/2022-06-${String(day).padStart(2, "0")}-dag.md`,
    text(`Dag ${day}`, "Början.\n\n<!-- truncate -->\n\nSlut."),
  ]);

const source = (name: string) =>
  readFileSync(new URL(`../fixtures/widget/${name}`, import.meta.url), "utf8");

/** A second widget, on the not-found page. */
const WIDGET = {
  "widgets/textbook/textbook.tsx": source("textbook.tsx"),
  "widgets/textbook/textbook.css": ".bar {\n  border-left: 3px solid;\n}\n",
  "widgets/islands/textbook.ts":
    'export { hydrate } from "../loader/hydrate.tsx";\nexport { default } from "../textbook/textbook.tsx";\n',
  "src/pages/not-found.11ty.tsx": source("not-found.11ty.tsx"),
};

const MAC_OS = "\0\u0005\u0016\u0007Mac OS X";
const onWindows = (written: string) => `\uFEFF${written.replaceAll("\n", "\r\n")}`;

/** As computers and the editor in the browser save: marks and line ends, remains, and one language without the other. */
const AS_SAVED = {
  "_data/._people.json": MAC_OS,
  "src/content/sv/docs/._vinden.md": MAC_OS,
  "src/content/sv/docs/vinden.md": onWindows(text("Vinden", "En vind.", "unlisted: true\n")),
  // The fixture has drafts of these in Swedish.
  "src/content/en/utkast.md": text("Draft", "Published."),
  "src/content/en/docs/utkast.md": text("Draft", "Published."),
  "src/content/en/blog/2020-02-02-utkast.md": text("Draft", "Published.\n\n<!-- truncate -->"),
  "src/content/en/bara-svenska.md": "---\n---\n",
  "src/content/en/blog/2025-04-04-bara-svenska.md": "---\n---\n",
};

const DATA: Record<string, (data: never) => unknown> = {
  ...HIDDEN_DATA,
  // Statistics, and the repository that editors write to.
  site: (site: object) =>
    Object.assign(site, {
      blog: { postsPerPage: 10, sidebarCount: 5, feedLimit: 20 },
      analytics: { enabled: true, host: "https://views.example" },
      repository: "https://github.com/test/site",
    }),
};

/** The data files of the fixture after these changes. */
const data = Object.fromEntries(
  Object.entries(DATA).map(([name, change]) => {
    const content = readData(`${name}.json`);
    change(content as never);
    return [`_data/${name}.json`, JSON.stringify(content)];
  }),
);

/** What makes the fixture larger, in one build: more of everything, and something hidden of every kind. */
export const LARGER: Record<string, string> = {
  ...Object.fromEntries(LOCALES.flatMap((locale) => [...docsOf(locale), ...postsOf(locale)])),
  ...WIDGET,
  ...AS_SAVED,
  ...HIDDEN_TEXTS,
  ...data,
  "_data/people.json": onWindows(data["_data/people.json"] ?? ""),
  // It is switched off.
  "_data/announcement.json": JSON.stringify({ content: { sv: "Hej", en: "Hello" } }),
};

/** The larger fixture as builds and browsers share it: in the usual run it is built with one runtime. */
export const larger = shared({ files: LARGER, env: { SITE_WIDGET_RUNTIME: "preact" } });

let site: Promise<ServedSite> | undefined;

/** The larger fixture; one host for all tests of a worker. By night it has the runtime of the project. */
export async function serveLargerSite(): Promise<ServedSite> {
  // Build tests, which read this file as well, need no Playwright.
  const { test } = await import("@playwright/test");
  const { runtime } = test.info().project.metadata as ProjectSite;
  site ??= serveSite({ files: LARGER, runtime: process.env.SITE_TEST_FULL ? runtime : "preact" });
  return site;
}
