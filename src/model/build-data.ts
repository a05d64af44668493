import type { BuiltAssets } from "../assets/assets.ts";
import type { Images } from "../assets/images.ts";
import type { AddressOfPicture } from "../assets/share-pictures.ts";
import type { ReadPage } from "../read/pages.ts";
import type { Deployment, Preview } from "../schema/deployment.ts";
import type { DesignTokens } from "../schema/design-tokens.ts";
import type { Finding } from "../schema/finding.ts";
import type { SiteFile } from "../schema/site.ts";
import type { FileSizes } from "../schema/uploads.ts";
import type { Emblems } from "./emblems.ts";
import type { VersionedData } from "./site-data.ts";

/** What another site says, to be compared with what it says later. */
export interface Digest {
  /** Of all of it. */
  all: string;
  /** Of what readers plan by, for each coming entry: one that is gone was moved, called off or renamed. */
  coming: readonly string[];
}

/** What a build knows before Eleventy reads the content; global data of the name `build`. */
export interface Build {
  now: Date;
  /** Day of the build, by the site's clock. */
  today: string;
  /** Whether drafts and scheduled posts are published, as in previews. */
  showsUnpublished: boolean;
  /** Whether hidden texts are published, as in `npm start`. */
  showsHidden: boolean;
  deployment: Deployment;
  preview: Preview | null;
  /** The text in a file, as it was read; undefined for empty texts and for other files. */
  textAt: (inputPath: string) => ReadPage | undefined;
  /** The settings with those that the environment overrides. */
  site: SiteFile;
  /** What subjects have read from other sites, by their names. */
  outside: Readonly<Record<string, unknown>>;
  /** Collects what is left out of that. */
  outsideFindings: Set<Finding>;
  /** Of all that was read; null where nothing was. */
  digest: Digest | null;
  images: Images;
  /** Paths of all files that are no texts or data, as they are on disk. */
  files: ReadonlySet<string>;
  fileSizes: FileSizes;
  assets: BuiltAssets;
  emblems: Emblems;
  designTokens: DesignTokens;
  archives: Record<string, Partial<VersionedData>>;
  /** Day of the first commit of posts that name no day themselves, by file. */
  firstCommits: ReadonlyMap<string, string>;
  /** Day of the last change of each text, by its file, in NFC. */
  updated: ReadonlyMap<string, string>;
  /** Gives the address of a link picture; undefined where all pages have that of the site. */
  addressOfPicture: AddressOfPicture | undefined;
  /** Translations of a page, from the I18nPlugin. */
  localeLinks: (url: string) => { url: string; lang: string }[];
  /** Collects the files beside texts that texts link to: path in the output to path in the project. */
  linkedFiles: Map<string, string>;
  /** Collects the images that texts show, by path. */
  shownImages: Set<string>;
  /** All data files as they are written. */
  dataFiles: readonly { file: string; value: unknown }[];
  /** Line of a place in a data file. */
  lineOf: (file: string, path: readonly (string | number)[]) => number | null;
  /** Day of the last change of that line, as far as git knows it; asks git once for each file. */
  lineDay: (file: string, path: readonly (string | number)[]) => string | undefined;
}
