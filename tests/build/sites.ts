import { LOCALES } from "../../src/schema/localized.ts";
import { type BuildOptions, WITHOUT_NEWS } from "../support/build.ts";
import { calendarOf, swedish } from "../support/calendar.ts";
import { readData } from "../support/labels.ts";
import { shared } from "../support/shared-sites.ts";
import { HIDDEN_DATA, HIDDEN_TEXTS, MIDNIGHT } from "./hidden.ts";

// A build takes seconds, so tests that do not conflict share one site.

/** How the browser tests build as well, so that one build serves both. */
export const AS_IT_IS: BuildOptions = {
  content: "fixture",
  env: { SITE_WIDGET_RUNTIME: "react" },
};

/** The fixture as it is: one of everything. */
export const fixture = shared(AS_IT_IS);

/** Changes the content of a data file. */
type Change = (data: never) => unknown;

/** The fixture's data files, by name, after these changes to each. */
function changed(...all: Record<string, Change>[]): Record<string, string> {
  const names = new Set(all.flatMap((changes) => Object.keys(changes)));
  return Object.fromEntries(
    [...names].map((name) => {
      const data = readData(`${name}.json`) as never;
      for (const changes of all) changes[name]?.(data);
      return [`_data/${name}.json`, JSON.stringify(data)];
    }),
  );
}

/** Puts these fields over those of a file; undefined takes one away. */
const fields = (values: object) => (data: object) => Object.assign(data, values);

/** One version, for sites that are about other things. */
export const ONLY_VERSION: Record<string, string | null> = {
  "src/versions": null,
  "_data/versions.json": JSON.stringify({
    last: "2.0",
    versions: [{ name: "2.0", label: { sv: "2.0", en: "2.0" }, path: "" }],
  }),
};

/** What Netlify says when it builds a pull request. */
export const PREVIEW = {
  CONTEXT: "deploy-preview",
  PULL_REQUEST: "true",
  REVIEW_ID: "12",
  COMMIT_REF: "0123456789abcdef0123456789abcdef01234567",
  DEPLOY_PRIME_URL: "https://deploy-preview-12--test.netlify.app",
};

/**
 * The preview of a pull request, in which whatever may be left out is: posts, versions, announcement, footer,
 * title of the bar, choice of colours, main
 * partner.
 */
export const bare = shared({
  env: { ...PREVIEW, SITE_SHARE_PICTURES: "1" },
  files: {
    ...WITHOUT_NEWS,
    ...ONLY_VERSION,
    "_data/announcement.json": null,
    "_data/footer.json": null,
    "_data/partners.json": '[{ "name": "Bolag & Co", "url": "https://co.example/" }]',
    ...changed({
      navbar: fields({ logo: { src: "/img/logo.svg" }, title: undefined }),
      site: fields({ colorMode: { default: "dark", respectSystem: false, switch: false } }),
    }),
  },
});

/** Plain posts of June 2022, one a day. */
function fillers(count: number): Record<string, string> {
  const days = Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, "0"));
  return Object.fromEntries(
    LOCALES.flatMap((locale) =>
      days.map((day) => [
        `src/content/${locale}/blog/2022-06-${day}-dag.md`,
        `---\ntitle: ${locale === "sv" ? "Dag" : "Day"} ${day}\n---\n${locale === "sv" ? "Början" : "Beginning"}.\n\n<!-- truncate -->\n\nSlut.\n`,
      ]),
    ),
  );
}

const page = (body: string, fields = "") =>
  `---\ntitle: Sida\ndescription: En sida.\n${fields}---\n\n${body}\n`;
const onWindows = (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;

/** Line ends and marks of Windows, what macOS leaves behind, drafts in one language. */
const AS_COMPUTERS_SAVE = {
  "_data/._people.json": "\0\u0005\u0016\u0007Mac OS X",
  "src/content/sv/docs/vinden.md": onWindows(page("En vind.", "unlisted: true\n")),
  "src/content/sv/docs/._vinden.md": "\0\u0005\u0016\u0007Mac OS X",
  "src/content/en/utkast.md": page("Published."),
  "src/content/en/docs/utkast.md": page("Published."),
  "src/content/en/blog/2020-02-02-utkast.md": page("Published.\n\n<!-- truncate -->"),
};

const LONG = "Vi bjuder på trerätters, sång och uppträdanden hela kvällen. ".repeat(30);

/** Where there are several ways, the other one: runtime, footer, brand, length of lists, banner and page views. */
const OTHER_WAY: Record<string, Change> = {
  events: fields({ events: [] }),
  navbar: fields({
    logo: { src: "/img/logo.svg", alt: "Märket", href: "/section" },
    title: undefined,
  }),
  footer: fields({
    style: "light",
    logo: { src: "/img/logo.svg", srcDark: "/img/logo-dark.svg", alt: "Märket i sidfoten" },
    links: [
      { label: { sv: "Ett", en: "One" }, to: "/section" },
      { label: { sv: "Två", en: "Two" }, href: "https://two.example/" },
      { html: { sv: "<i>Tre</i>", en: "<i>Three</i>" } },
    ],
  }),
  site: fields({
    blog: { postsPerPage: 10, sidebarCount: 5, feedLimit: 20 },
    baseUrlBanner: false,
    analytics: {
      enabled: true,
      host: "https://views.example",
      basePath: "/own",
      scriptSrc: "/own.js",
      endpoint: "/in",
      mode: "production",
      debug: false,
    },
  }),
};

const data = changed(OTHER_WAY, HIDDEN_DATA);

/**
 * The other way, with an entry of the public calendar and something hidden of every kind from this day on; two texts
 * whose other half the editor in the browser saved empty, and files as computers save them. The fixture's seven
 * listed posts and fourteen more make three list pages.
 */
export const VARIED: BuildOptions = {
  now: MIDNIGHT,
  calendar: calendarOf([
    "UID:gasque@google.com",
    swedish("DTSTART", "20260925T173000"),
    swedish("DTEND", "20260925T235900"),
    "SUMMARY:Gasque",
    "LOCATION:Kårhuset\\, Drottninggatan 15\\, 114 28 Stockholm",
    `DESCRIPTION:Pris: 450 kr\\nAnmälan öppnar 10 september 12.00\\n${LONG}`,
  ]),
  env: { SITE_ANALYTICS_BASE_PATH: "/stats", SITE_WIDGET_RUNTIME: "preact" },
  files: {
    ...AS_COMPUTERS_SAVE,
    ...fillers(14),
    "src/content/en/bara-svenska.md": "---\n---\n",
    "src/content/en/blog/2025-04-04-bara-svenska.md": "---\n---\n",
    ...HIDDEN_TEXTS,
    ...data,
    "_data/people.json": onWindows(data["_data/people.json"] ?? ""),
    // It is switched off.
    "_data/announcement.json": JSON.stringify({ content: { sv: "Hej", en: "Hello" } }),
  },
};
export const varied = shared(VARIED);
