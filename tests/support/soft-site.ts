import { addressIn, readData } from "./labels.ts";
import { LOCALES, type Locale, ONE_OF_EACH_KIND } from "./pages.ts";
import { serveVariant, type VariantHost } from "./variant-host.ts";

/** Address of the generated page of a category. */
export const CATEGORY_INDEX = "/docs/projekten";
/** Text of the announcement that can be closed. */
export const ANNOUNCEMENT = { sv: "Sektionsmöte på torsdag.", en: "General meeting on Thursday." };
/** More docs than fit a window, so that the side menu can be scrolled. */
export const CHAPTERS = Array.from({ length: 40 }, (_, index) => `/docs/handbok/kapitel-${index}`);

/** One page of every kind of `serveEveryKind`; the last is no page at all. */
export function everyKind(locale: Locale): { kind: string; path: string }[] {
  const more = [
    { kind: "doc outside a category", path: "/docs/board" },
    { kind: "category", path: CATEGORY_INDEX },
    { kind: "archived doc", path: "/docs/2023-24/event/culture" },
    { kind: "author", path: "/blog/authors/it" },
  ];
  return [...more, ...ONE_OF_EACH_KIND].map(({ kind, path }) => ({
    kind,
    path: addressIn(locale, path),
  }));
}

/** The website with a page of every kind there is, an announcement and a side menu that is scrolled. */
export async function serveEveryKind(): Promise<VariantHost> {
  const { docs } = readData<{ docs: { categories: Record<string, object> } }>("sidebars.json");
  const authors = readData<Record<string, object>>("authors.json");
  const projects = {
    ...docs.categories.projects,
    link: { type: "generated-index", slug: CATEGORY_INDEX.replace("/docs", "") },
  };
  const chapters = LOCALES.flatMap((locale) =>
    CHAPTERS.map((path, index) => [
      `src/content/${locale}${path}.md`,
      `---\ntitle: Kapitel ${index}\ndescription: Kapitel ${index}\n---\n\nText.\n`,
    ]),
  );
  return await serveVariant({
    "_data/announcement.json": JSON.stringify({ enabled: true, content: ANNOUNCEMENT }),
    "_data/authors.json": JSON.stringify({ ...authors, it: { ...authors.it, page: true } }),
    "_data/sidebars.json": JSON.stringify({
      docs: { ...docs, categories: { ...docs.categories, projects } },
    }),
    ...Object.fromEntries(chapters),
  });
}
