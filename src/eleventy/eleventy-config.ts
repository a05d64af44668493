/** A rendered file, as Eleventy's `eleventy.after` event lists it. */
export interface EleventyResult {
  inputPath: string;
  outputPath: string;
  url: string | false;
  content: string;
}

/** The part of Eleventy's configuration that the project uses; Eleventy itself ships no types. */
export interface EleventyConfig {
  addPlugin(plugin: unknown, options?: object): void;
  /** By name; functions are called once before a build. */
  globalData: Record<string, unknown>;
  addGlobalData(name: string, data: unknown): void;
  addTemplateFormats(formats: string | string[]): void;
  addExtension(extensions: string | string[], options: object): void;
  addWatchTarget(glob: string, options?: { resetConfig: boolean }): void;
  addPassthroughCopy(paths: Record<string, string>): void;
  addUrlTransform(transform: (page: { url: string }) => string | undefined): void;
  setChokidarConfig(options: object): void;
  setServerOptions(options: object): void;
  setQuietMode(quiet: boolean): void;
  getFilter(name: string): (this: { page: object }, ...args: unknown[]) => unknown;
  on(event: "eleventy.beforeWatch", callback: (changed: readonly string[]) => void): void;
  on(
    event: "eleventy.before",
    callback: (event: {
      runMode: "build" | "serve" | "watch";
      directories: { output: string };
    }) => void | Promise<void>,
  ): void;
  on(
    event: "eleventy.after",
    callback: (event: {
      runMode: "build" | "serve" | "watch";
      directories: { output: string };
      results: EleventyResult[];
    }) => void | Promise<void>,
  ): void;
}
