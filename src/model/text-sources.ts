import type { Images } from "../assets/images.ts";
import type { RenderedMarkdown } from "../markdown/rendered-markdown.ts";
import type { Locale } from "../schema/localized.ts";
import type { SiteFeature } from "./site.ts";
import type { LocaleContext, PublicData } from "./site-data.ts";
import type { Source } from "./sources.ts";

/** What texts are rendered with. */
export interface TextSources {
  data: PublicData;
  contexts: Record<Locale, LocaleContext>;
  /** All published texts, by file. */
  byFile: ReadonlyMap<string, Source>;
  images: Images;
  /** Paths of all files, as they are on disk. */
  files: ReadonlySet<string>;
  /** Collects the files beside texts that texts link to: path in the output to path in the project. */
  linkedFiles: Map<string, string>;
  /** Collects the images that texts show, by path of the original. */
  shownImages: Set<string>;
  /** What subjects bring. */
  features: readonly SiteFeature[];
}

/**
 * Prepares the rendering of texts. Blocks are components that show the model, so what renders them comes from outside
 * of it.
 */
export type TextRenderer = (sources: TextSources) => (source: Source) => RenderedMarkdown;
