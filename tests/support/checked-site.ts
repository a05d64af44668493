import type { CheckedSite } from "../../src/checks/check.ts";
import { buildSite } from "../../src/collections/build-site.ts";
import type { DraftDoc } from "../../src/collections/docs/docs.ts";
import type { SiteData } from "../../src/collections/site-data.ts";
import type { Source } from "../../src/collections/sources.ts";
import type { ContentFile } from "../../src/eleventy/read-content.ts";
import { renderPage } from "../../src/layouts/document/render-page.tsx";
import { renderTexts, type TextCache } from "../../src/markdown/render-texts.ts";
import type { TextSources } from "../../src/markdown/text-renderer.ts";
import { ownAddresses } from "../../src/routes/own-addresses.ts";
import { ASSETS, LOCALES_FILE, NOW, nest, siteData } from "./site-data.ts";

/** A text on disk; line 1 is the first of the text itself. */
export function textFile(source: Source, body = "Text.\n"): ContentFile {
  return { source, body, bodyLine: 1 };
}

/** Texts without images, in no folder; data blocks are drawn as boxes. */
export const TEXTS: Omit<TextSources, "data" | "files"> = {
  root: "no-such-folder",
  images: { byPath: new Map(), files: new Map(), formats: ["png"], problems: [] },
  draw: {
    block: ({ kind }) => `<div data-block="${kind}"></div>`,
    image: (_picture, alt) => `<img src="/x.png" alt="${alt}">`,
    imageAddress: () => "/x.png",
  },
};

/** A cache in which nothing has been rendered yet. */
export const emptyTexts = (): TextCache => ({ made: "", summaries: "", pages: new Map() });

export interface CheckedOptions
  extends Partial<
    Pick<
      CheckedSite,
      | "brokenMarkdownLinks"
      | "lostTranslations"
      | "unusedImages"
      | "unusedFiles"
      | "unpublished"
      | "localeLinks"
      | "deployment"
    >
  > {
  data?: Partial<SiteData>;
  /** Addresses of published files. */
  files?: string[];
  drafts?: DraftDoc[];
}

/**
 * A site as the checks see it: texts are rendered, missing translations filled in, and pages drawn
 * as soon as a check asks for them.
 */
export function checkedSite(
  files: readonly ContentFile[],
  { data: overrides = {}, files: published = [], drafts = [], ...options }: CheckedOptions = {},
): CheckedSite {
  const addresses = ownAddresses(
    files.map(({ source }) => source),
    LOCALES_FILE,
  );
  const data = siteData({ addresses, ...overrides });
  const rendered = renderTexts({ ...TEXTS, data, files }, emptyTexts());
  const site = buildSite({
    data,
    sources: rendered.map(({ source }) => source),
    drafts,
    assets: ASSETS,
    nest,
    now: NOW,
    report: () => {},
  });
  const models = new Map(site.pages.map(({ model }) => [model.url, model]));
  return {
    ...site,
    deployment: "netlify",
    dataFiles: dataFilesOf(overrides),
    brokenMarkdownLinks: rendered.flatMap(({ brokenLinks }) => brokenLinks),
    lostTranslations: [],
    unusedImages: [],
    hiddenTexts: [],
    unpublished: new Map(),
    unusedFiles: [],
    files: new Set(published),
    html(url) {
      const model = models.get(url);
      return model ? renderPage(model) : "";
    },
    localeLinks: undefined,
    ...options,
  };
}

/** The data as files: those of today by their key, those of archived versions in their folders. */
function dataFilesOf({ archives = {}, ...data }: Partial<SiteData>): CheckedSite["dataFiles"] {
  const inFolder = (folder: string, values: object) =>
    Object.entries(values).map(([key, value]) => {
      const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return { file: `${folder}/${name}.json`, value };
    });
  return [
    ...inFolder("_data", data),
    ...Object.entries(archives).flatMap(([version, values]) =>
      inFolder(`src/versions/${version}/_data`, values),
    ),
  ];
}
