import { readData } from "./labels.ts";
import { LOCALES, type Locale } from "./pages.ts";
import { test as base } from "./test.ts";
import { serveVariant } from "./variant-host.ts";

/** A category with a page of its own, more docs than fit a window, code and many sections. */
export const HANDBOOK = "/docs/handbok";
/** Moments around the two events of the site. */
export const EVENTS = {
  first: {
    title: { sv: "Gasque", en: "Gasque" },
    start: "2026-06-10T18:00",
    end: "2026-06-10T23:30",
  },
  second: {
    title: { sv: "Brunch", en: "Brunch" },
    start: "2026-06-12T11:00",
    end: "2026-06-12T14:00",
  },
  beforeAll: new Date("2026-06-05T12:00:00Z"),
  /** 23.30 in Stockholm is 21.30 here. */
  afterFirst: new Date("2026-06-10T21:30:01Z"),
  afterBoth: new Date("2026-06-12T12:00:01Z"),
};
/** The code block of the handbook, as it is to be copied. */
export const CODE = "const svar = 42; // <å>\nvisa(svar);";

const SECTIONS = 30;
const DOCS = 40;

/** The website with what its own content has none of, or too little. */
export const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it depends on.
    async ({}, use) => {
      const host = await serveVariant(files());
      await use(host.address);
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

export { expect } from "./test.ts";

/** Name of the handbook in the menu. */
export function handbookName(locale: Locale): string {
  return { sv: "Handboken", en: "The handbook" }[locale];
}

function files(): Record<string, string> {
  const { first, second } = EVENTS;
  const events = { ...readData<object>("events.json"), events: [first, second] };
  const docs = LOCALES.flatMap((locale) => {
    const folder = `src/content/${locale}/docs/handbok`;
    const chapters = Array.from({ length: DOCS }, (_, index): [string, string] => [
      `${folder}/kapitel-${index + 1}.md`,
      doc(`Kapitel ${index + 1}`, "Text."),
    ]);
    return [[`${folder}/index.md`, doc(handbookName(locale), handbook())] as const, ...chapters];
  });
  return { "_data/events.json": JSON.stringify(events), ...Object.fromEntries(docs) };
}

function doc(title: string, text: string): string {
  return `---\ntitle: ${title}\ndescription: En sida som bara finns i prov av webbplatsens uppförande, inte i den publicerade.\n---\n${text}\n`;
}

function handbook(): string {
  const sections = Array.from(
    { length: SECTIONS },
    (_, index) => `## Åtgärd ${index + 1}\n\n${"Här står en hel del text. ".repeat(40)}`,
  );
  return ["Ingress.", `\`\`\`ts\n${CODE}\n\`\`\``, ...sections, "## Sist", "Kort."].join("\n\n");
}
