import type { ComponentType, ReactNode } from "react";
import type { Images } from "../assets/images.ts";
import type { ReadData } from "../read/data.ts";
import type { Locale } from "../schema/localized.ts";
import type { Build } from "./build-data.ts";
import type { Version } from "./docs/versions.ts";
import type { Blog } from "./news/build-blog.ts";
import type { Head, PlannedPage } from "./pages/planned-page.ts";
import type { LocaleContext, PublicData, SiteData } from "./site-data.ts";
import type { DocSource, HomeSource, Source } from "./sources.ts";
import type { TranslatedPage } from "./translations/translations.ts";

/** The site as layouts and templates see it; the collection `site`. Each language has its own part. */
export interface Site extends Record<Locale, LocaleSite> {
  /** What the build knows besides: clock, images, git. */
  build: Build;
  /** What the subjects of `src/features` bring, in the order of their names. */
  features: readonly SiteFeature[];
  data: PublicData;
  /** All data, with what is hidden or over. */
  allData: SiteData;
  /** What the files hold of it: keys of roles and paths of uploads, which `data` has addresses for; nothing hidden. */
  inFiles(): SiteData;
  /** Day on which the same files would make another site. */
  nextDueDay: string;
  /** The texts that are published, placeholders of hidden ones, and fallbacks for missing translations. */
  sources: readonly Source[];
  byUrl: ReadonlyMap<string, Source>;
  /** The languages of each page, fallbacks too. */
  byKey: ReadonlyMap<string, readonly Source[]>;
  /** States of translations, by `pageName`. */
  translated: ReadonlyMap<string, TranslatedPage>;
}

/** What the pages of a language share. */
export interface LocaleSite {
  context: LocaleContext;
  blog: Blog;
  /** Versions of the docs, newest first. */
  versions: readonly Version[];
}

/** Plans the pages of one kind in one language. */
export type Plan<Page extends PlannedPage = PlannedPage> = (site: Site, locale: Locale) => Page[];

/** What every block gets. */
export interface BlockProps {
  /** What follows the name of the block: `board` in `::: roles board`; empty where nothing does. */
  name: string;
  context: LocaleContext;
  /** Uploads, with the sizes of their pictures. */
  images: Pick<Images, "byPath">;
  /** The subjects, for what shows them all. */
  features: readonly SiteFeature[];
}

/** What editors write as `::: name argument`. */
export interface SiteBlock {
  Block: ComponentType<BlockProps>;
  /**
   * What may follow the name; without it nothing may.
   *
   * @param data the data files; undefined for one that has a mistake
   * @returns undefined while it is not known
   */
  names?: (data: ReadData) => readonly string[] | undefined;
  /** Whether it shows what is to come, which an archived year has none of. */
  isComing?: true;
}

export interface Link {
  label: string;
  href: string;
}

/** A list on the page of a committee. */
export interface OwnSection {
  /** For the id of its heading. */
  id: string;
  title: string;
  content: ReactNode;
}

/** What a subject may bring to the site; all of it may be left out. docs/architecture.md explains the members. */
export interface SiteFeature {
  /** Blocks of texts, by what editors write after `:::`. */
  blocks?: Readonly<Record<string, SiteBlock>>;
  /** Plans of pages without a text, by the name that their templates have for them. */
  pages?: Readonly<Record<string, Plan>>;
  /** Head data of a page with a text, by its address. */
  head?: (url: string, context: LocaleContext) => Partial<Head>;
  /** The data of the day of the build. */
  current?: (data: SiteData, build: CurrentBuild) => SiteData;
  /** Beginnings of the addresses of its pages, where they depend on more than a linter knows. */
  later?: (data: ReadData, href: (target: string, locale: Locale) => string) => string[];
  /** Days on which readers would get another site from the same files. */
  dueDays?: (data: SiteData, today: string) => string[];
  /** Sections of the home page, by their texts in its front matter. */
  home?: Readonly<Partial<Record<HomeSlot, ComponentType<HomeSectionProps>>>>;
  /** What usually takes place, while nothing has a date. */
  usual?: (context: LocaleContext) => ReactNode;
  /** Where members can join a committee. */
  invitation?: (context: LocaleContext) => Link;
  /** Where readers go when there is no news. */
  next?: (context: LocaleContext) => Link[];
  /** What stands beside the list of events. */
  beside?: (context: LocaleContext) => ReactNode;
  /** Lines of Netlify's `_redirects`, in a language. */
  redirects?: (context: LocaleContext) => string[];
  /** How the addresses of what a data file holds end, where they do not stand there. */
  endings?: (value: unknown) => string[];
  /** Lists on the page of a committee. */
  committeeLists?: (source: DocSource, site: Site) => OwnSection[];
  /** Examples of its components for the page of the design, by their names. */
  examples?: (props: ExampleProps) => Record<string, ReactNode>;
}

/** What the data of a day follow from. */
export type CurrentBuild = Pick<Build, "today" | "showsUnpublished" | "outside">;

export type HomeSlot = "events" | "overall" | "year" | "partners";

export interface HomeSectionProps {
  source: HomeSource;
  site: Site;
  /** What the section is shown with; of `overall`: the chapter in numbers, of `events`: what is usual, where there are none. */
  children?: ReactNode;
}

export interface ExampleProps extends Omit<BlockProps, "name"> {
  /** Words that mean nothing. */
  title: string;
  text: string;
  href: string;
  /** A day that examples are about. */
  day: string;
}
