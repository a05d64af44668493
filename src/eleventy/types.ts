/** The parts of Eleventy's API that the project uses; Eleventy ships no types. */

/** The configuration as Eleventy itself sees it. */
interface TemplateConfig {
  /** What depends on what, by the templates of all builds so far. */
  usesGraph: { reset(): void };
}

export interface EleventyConfig {
  ignores: Set<string>;
  addPlugin(plugin: unknown, options?: object): void;
  setDataDeepMerge(isDeep: boolean): void;
  addGlobalData(name: string, data: unknown): void;
  setFrontMatterParsingOptions(options: object): void;
  setTemplateFormats(formats: string[]): void;
  addDataExtension(extensions: string, options: object): void;
  setDataFileSuffixes(suffixes: string[]): void;
  addExtension(extensions: string | string[], options: object): void;
  addCollection(name: string, create: (api: CollectionApi) => unknown): void;
  addPreprocessor(
    name: string,
    extensions: string,
    callback: (data: Record<string, unknown>, content: string) => unknown,
  ): void;
  addWatchTarget(glob: string, options?: { resetConfig: boolean }): void;
  addPassthroughCopy(paths: Record<string, string>, options?: object): void;
  addUrlTransform(transform: (page: { url: string }) => string | undefined): void;
  setChokidarConfig(options: object): void;
  setWatchThrottleWaitTime(milliseconds: number): void;
  setLibrary(name: string, library: unknown): void;
  setServerOptions(options: object): void;
  setQuietMode(quiet: boolean): void;
  setUseGitIgnore(isUsed: boolean): void;
  getFilter(name: string): (this: { page: object }, ...args: unknown[]) => unknown;
  on(event: "eleventy.config", callback: (config: TemplateConfig) => void): void;
  on(event: "eleventy.beforeWatch", callback: (files: readonly string[]) => void): void;
  on(event: "eleventy.before", callback: () => void | Promise<void>): void;
  on(
    event: "eleventy.after",
    callback: (event: { results: { outputPath: string }[] }) => void | Promise<void>,
  ): void;
}

/** A page as Eleventy hands it to collections and layouts. */
export interface CollectionItem {
  /** Site-relative; false for templates that are not written. */
  url: string | false;
  inputPath: string;
  outputPath: string;
  data: Record<string, unknown>;
}

/** What the Markdown library gets besides the text. */
export interface TextData {
  page: { url: string | false };
  collections: Record<string, unknown>;
}

export interface CollectionApi {
  getAll(): CollectionItem[];
}
