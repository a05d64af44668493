import { relative } from "node:path";
import type { SitePage } from "../model/build-site.ts";
import type { Source } from "../model/sources.ts";
import { generatedFiles } from "../output/generated-files.ts";
import type { LoadedSite } from "./load-site.ts";

/** What Eleventy knows of a template, as far as it matters here. */
export interface TemplateData {
  page: { inputPath: string };
  /** Address of a page that has no file of its own. */
  generatedUrl?: string;
  /** Output path of a feed, sitemap or the like. */
  generatedPath?: string;
}

/**
 * Whether Eleventy reads the file of a page as a template. Archived docs lie outside its input
 * folder, and a stand-in for a missing translation has no file of its own: both are generated.
 */
export function isTemplate({ file, locale, contentLocale }: Source): boolean {
  return file.startsWith("src/content/") && locale === contentLocale;
}

/**
 * Finds the page or file that an Eleventy template stands for.
 * A class, because Eleventy copies plain objects in its data for every template.
 */
export class SiteIndex {
  readonly #root: string;
  #site: LoadedSite | undefined;
  #byFile = new Map<string, SitePage>();
  #byUrl = new Map<string, SitePage>();
  #files = new Map<string, string>();

  /** @param root folder that the files' paths are relative to */
  constructor(root: string) {
    this.#root = root;
  }

  /** Takes over a newly read site. */
  load(site: LoadedSite): void {
    this.#site = site;
    this.#byUrl = new Map(site.pages.map((page) => [page.model.url, page]));
    this.#byFile = new Map(
      site.pages.flatMap((page) =>
        page.source && isTemplate(page.source) ? [[page.source.file, page] as const] : [],
      ),
    );
    this.#files = new Map(generatedFiles(site).map(({ path, content }) => [path, content]));
  }

  get isLoaded(): boolean {
    return this.#site !== undefined;
  }

  get site(): LoadedSite {
    if (!this.#site)
      throw new Error("the site has not been read yet; see eleventy.before in configure.ts");
    return this.#site;
  }

  /** Addresses of pages that are not templates: lists, tags, archived docs, stand-ins. */
  get generatedUrls(): string[] {
    const written = new Set([...this.#byFile.values()].map(({ model }) => model.url));
    return [...this.#byUrl.keys()].filter((url) => !written.has(url));
  }

  /** Output paths of files that are not pages. */
  get generatedPaths(): string[] {
    return [...this.#files.keys()];
  }

  /** The page of a template; undefined for a Markdown file that is not published. */
  page({ page, generatedUrl }: TemplateData): SitePage | undefined {
    if (generatedUrl) return this.#byUrl.get(generatedUrl);
    // Eleventy looks into data with a stand-in object first, to learn what depends on what.
    if (typeof page?.inputPath !== "string") return undefined;
    return this.#byFile.get(relative(this.#root, page.inputPath).replaceAll("\\", "/"));
  }

  /** Content of a generated file. */
  file(path: string): string {
    return this.#files.get(path) ?? "";
  }

  /** Where a template is written to; false: nowhere. */
  outputPath(data: TemplateData): string | false {
    return data.generatedPath ?? this.page(data)?.model.outputPath ?? false;
  }
}
