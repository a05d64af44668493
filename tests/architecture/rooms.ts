/** What a room may import besides the files of its own folder. */
export interface Room {
  /** Folders, with all that is in them, and files. `<name>` is the name of any folder. */
  imports?: readonly string[];
  /** Folders and files of which it may import types, and nothing that runs. */
  types?: readonly string[];
  /** Packages; Node's own modules are `node`. */
  packages?: readonly string[] | "any";
}

/** By folder or file. A file belongs to the first that it lies in. */
export type Rooms = Readonly<Record<string, Room>>;

/** What every subject of the model builds on. */
const MODEL = [
  "src/schema",
  "src/model/site-data.ts",
  "src/model/sources.ts",
  "src/model/format.ts",
  "src/model/kept.ts",
  "src/model/routes",
];

/** Of the whole model a subject may know the types: the linter sees to it that there is no circle. */
const MODEL_TYPES = ["src/model"];

/** Functions of their arguments alone. */
const PURE_PACKAGES = ["github-slugger", "@vercel/analytics", "temporal-polyfill"];

const WIDGET_PACKAGES = ["react", "react-dom", "@vercel/analytics", "site-texts"];

/** The rooms of the code; what a room does not name, it may not import. */
export const ROOMS: Rooms = {
  ".eleventy.ts": { imports: ["src/eleventy"], packages: ["node"] },
  "src/untyped-packages.d.ts": { packages: "any" },

  "src/schema": { packages: ["zod", "fastest-levenshtein", "htmlparser2"] },
  "src/read/calendar": {
    imports: ["src/schema"],
    packages: ["node", "ical.js", "rrule-temporal", "temporal-polyfill", "htmlparser2"],
  },
  "src/read": {
    imports: ["src/schema", "src/model/routes", "src/read/calendar"],
    types: MODEL_TYPES,
    packages: ["node", "jsonc-parser", "yaml", "zod"],
  },
  "src/markdown": {
    imports: ["src/schema", "src/model"],
    types: ["src/read", "src/bundle"],
    packages: [
      "node",
      "entities",
      "markdown-it",
      "markdown-it-anchor",
      "markdown-it-container",
      "markdown-it-footnote",
      "prismjs",
    ],
  },

  // Pure functions that also run in the browser of an editor.
  "src/lint/read-files.ts": { imports: ["src/lint", "src/model/routes"], packages: ["node"] },
  "src/lint/run.ts": {
    imports: ["src/lint", "src/schema", "src/read/environment.ts"],
    packages: ["node"],
  },
  "src/lint": {
    imports: [
      "src/schema",
      "src/model/routes",
      "src/markdown/syntax.ts",
      "src/markdown/source-places.ts",
      "src/markdown/code-lines.ts",
      "src/markdown/fence-options.ts",
    ],
    packages: [
      "entities",
      "fastest-levenshtein",
      "htmlparser2",
      "jsonc-parser",
      "markdown-it",
      "yaml",
      "zod",
    ],
  },

  // What runs in a subject of the model knows only of those before it.
  "src/model/routes": { imports: ["src/schema"], types: MODEL_TYPES, packages: PURE_PACKAGES },
  "src/model/events": {
    imports: [...MODEL, "src/model/committees.ts"],
    types: MODEL_TYPES,
    packages: PURE_PACKAGES,
  },
  "src/model/frame": { imports: MODEL, types: MODEL_TYPES, packages: PURE_PACKAGES },
  "src/model/blocks": {
    imports: [
      ...MODEL,
      "src/model/events",
      "src/model/committees.ts",
      "src/model/emblems.ts",
      "src/model/overall",
    ],
    types: MODEL_TYPES,
    packages: PURE_PACKAGES,
  },
  "src/model/docs": {
    imports: [...MODEL, "src/model/frame", "src/model/pages/planned-page.ts"],
    types: MODEL_TYPES,
    packages: PURE_PACKAGES,
  },
  "src/model/news": {
    imports: [
      ...MODEL,
      "src/model/emblems.ts",
      "src/model/standing.ts",
      "src/model/events",
      "src/model/frame",
      "src/model/pages/planned-page.ts",
    ],
    types: MODEL_TYPES,
    packages: PURE_PACKAGES,
  },
  "src/model/review": {
    imports: [...MODEL, "src/model/events", "src/model/pages/planned-page.ts"],
    types: MODEL_TYPES,
    packages: PURE_PACKAGES,
  },
  "src/model/translations": {
    imports: [...MODEL, "src/model/events", "src/model/pages/planned-page.ts"],
    types: MODEL_TYPES,
    packages: PURE_PACKAGES,
  },
  "src/model/navbar": {
    imports: [...MODEL, "src/model/frame", "src/model/docs"],
    types: MODEL_TYPES,
    packages: PURE_PACKAGES,
  },
  "src/model/pages": { imports: ["src/schema", "src/model"], packages: PURE_PACKAGES },
  // Puts the subjects together, and holds what all of them share.
  "src/model": { imports: ["src/schema"], packages: PURE_PACKAGES },

  "src/ui": {
    imports: [
      "widgets/<name>/<name>.tsx",
      // Drawn in the page's own bar too, which is no widget.
      "widgets/color-mode/color-mode-button.tsx",
      // Puts values into labels; a page model cannot do it for labels that depend on what is open.
      "src/model/format.ts",
      // The one rule for what may stand in the head once.
      "src/model/frame/head-identity.ts",
    ],
    types: ["src/model", "src/schema"],
    packages: ["react", "react-dom", "entities", "d3-shape"],
  },
  "src/templates": {
    imports: ["src/ui/page/render-page.tsx"],
    types: ["src/eleventy", "src/output"],
  },
  "src/bundle": {
    imports: ["src/schema"],
    types: ["src/model"],
    packages: ["node", "esbuild", "entities", "fontkit", "sharp"],
  },
  "src/output": {
    imports: [
      "src/schema",
      "src/model",
      "src/ui/icon/sprite.ts",
      "src/ui/cover/covers.tsx",
      "src/bundle/policy-hash.ts",
      // The index is made with the same rules for words that it is asked with.
      "widgets/search/words.ts",
      "widgets/search/index-settings.ts",
      "widgets/search/packed-index.ts",
    ],
    types: ["widgets/search"],
    packages: ["feed", "htmlparser2", "entities", "minisearch", "ical-generator"],
  },
  // Runs in the browser of an editor, beside the CMS.
  "src/admin": { types: ["src/output"], packages: ["yaml"] },
  "src/checks": {
    imports: ["src/schema", "src/model"],
    packages: ["htmlparser2", "fastest-levenshtein"],
  },
  "src/eleventy": { imports: ["src"], packages: "any" },
  "src/tools": {
    imports: ["src/schema", "src/read", "src/lint", "src/model", "src/checks", "src/eleventy"],
    packages: [
      "node",
      "jsonc-parser",
      "zod",
      "htmlparser2",
      "@netlify/headers-parser",
      "@netlify/redirect-parser",
      "send",
      "compression",
      "hunspell-wasm",
      "dictionary-sv",
      "dictionary-en-gb",
    ],
  },

  "widgets/shared": { types: ["src/schema"], packages: WIDGET_PACKAGES },
  "widgets/loader": {
    imports: ["widgets/shared"],
    types: ["src/schema"],
    // Preact can stand in for React.
    packages: [...WIDGET_PACKAGES, "preact"],
  },
  "widgets/navigation": {
    imports: ["widgets/shared", "widgets/loader"],
    types: ["src/schema"],
    packages: WIDGET_PACKAGES,
  },
  // Each line joins an element of the page with what brings it to life, also that of a widget.
  "widgets/behaviours/list.ts": { imports: ["widgets"] },
  // Begins what follows the storage and the history, also for widgets.
  "widgets/behaviours/kept-state.ts": { imports: ["widgets"] },
  // Opens the search, which is fetched then.
  "widgets/behaviours/search-button.ts": { imports: ["widgets/search"] },
  "widgets/behaviours": {
    imports: ["widgets/shared", "widgets/loader", "widgets/navigation"],
    types: ["src/schema"],
    packages: WIDGET_PACKAGES,
  },
  // Holds the switch that stands in the bar on wide screens.
  "widgets/mobile-menu": {
    imports: ["widgets/shared", "widgets/color-mode/color-mode.tsx"],
    types: ["src/schema"],
    packages: ["react", "react-dom"],
  },
  // No widget: it draws without React, so that both bundles have the same, and the build uses its rules.
  "widgets/search": {
    imports: ["widgets/shared"],
    types: ["src/schema"],
    packages: ["minisearch", "@orama/stemmers", "search-texts"],
  },
  // Every other folder is one widget, which knows of no other.
  "widgets/<name>": {
    imports: ["widgets/shared"],
    types: ["src/schema"],
    packages: ["react", "react-dom"],
  },
  widgets: { packages: ["virtual:widgets"] },
};
