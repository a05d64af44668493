// Packages that ship no types; only what the project uses of them.

declare module "@11ty/eleventy" {
  export const I18nPlugin: unknown;
}

declare module "@11ty/eleventy-img" {
  interface ImageFile {
    url: string;
    width: number;
    height: number;
    filename: string;
    outputPath: string;
    size: number;
  }

  /** By format. */
  export type Metadata = Record<string, ImageFile[]>;
  export default function processImage(file: string | Buffer, options: object): Promise<Metadata>;
}

// Its main module needs Node and sharp.
declare module "@11ty/eleventy-img/src/generate-html.js" {
  import type { Metadata } from "@11ty/eleventy-img";
  export function generateHTML(metadata: Metadata, attributes: Record<string, string>): string;
}

declare module "@11ty/eleventy-navigation" {
  /** What the package nests by `key` and `parent`. */
  export interface NavigationEntry<Value> {
    /** Empty where no other entry can have this one as its parent. */
    key: string;
    parent?: string | undefined;
    /** Entries without one come last, as given. */
    order?: number | undefined;
    title: string;
    value: Value;
  }

  export interface NavigationTree<Value> extends NavigationEntry<Value> {
    children?: NavigationTree<Value>[];
  }

  const plugin: {
    navigation: {
      find<Value>(
        entries: { data: { eleventyNavigation: NavigationEntry<Value> } }[],
      ): NavigationTree<Value>[];
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
