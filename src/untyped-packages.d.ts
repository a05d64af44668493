// Packages that ship no types; only what the project uses of them.

declare module "@11ty/eleventy" {
  export const I18nPlugin: unknown;
}

declare module "@11ty/eleventy-navigation" {
  interface Entry {
    data: { eleventyNavigation: { key: string; parent?: string; order?: number; title: string } };
  }
  const plugin: {
    navigation: {
      find<T extends Entry>(
        entries: T[],
      ): (T["data"]["eleventyNavigation"] & { children?: T["data"]["eleventyNavigation"][] })[];
    };
  };
  export default plugin;
}

declare module "markdown-it-container" {
  import type { PluginWithParams } from "markdown-it";

  const container: PluginWithParams;
  export default container;
}

declare module "markdown-it-footnote" {
  import type { PluginSimple } from "markdown-it";

  const footnote: PluginSimple;
  export default footnote;
}

declare module "prismjs/components/index.js" {
  export default function loadLanguages(languages: string[]): void;
}

declare module "@11ty/eleventy-img" {
  interface Options {
    widths: (number | "auto")[];
    formats: ("svg" | "avif" | "webp" | "jpeg")[];
    outputDir: string;
    urlPath: string;
    svgShortCircuit: boolean;
  }
  /** Files by format; for SVG only one. */
  export type ImageMetadata = Record<
    string,
    { url: string; width: number; height: number; outputPath: string }[]
  >;
  function Image(file: string, options: Options): Promise<ImageMetadata>;
  namespace Image {
    function generateHTML(metadata: ImageMetadata, attributes: Record<string, string>): string;
  }
  export default Image;
}
