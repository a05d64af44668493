import type { OutsideLink } from "../lint/built/lint-built.ts";
import type { Digest } from "../model/build-data.ts";
import type { DataFiles } from "../read/data-files.ts";
import type { Finding } from "../schema/finding.ts";

/** What a subject reads from other sites before a build. It names no package: a workflow asks for digests without any. */
export interface FeatureBuild {
  /**
   * Reads it; `npm start` does so once. It never throws.
   *
   * @param isPublished whether what is built is for readers
   */
  read(
    env: Readonly<Record<string, string | undefined>>,
    now: Date,
    data: DataFiles,
    isPublished: boolean,
  ): Promise<Reading>;
  /** What is wrong with it beside the data. */
  check(value: unknown, data: DataFiles, today: string): Promise<Finding[]>;
  /**
   * The links that pages may show of it.
   *
   * @param today editors are told nothing of what is over by then
   */
  links(value: unknown, today: string): OutsideLink[];
  /** The same without these links. */
  without(value: unknown, hrefs: ReadonlySet<string>): unknown;
  /**
   * Says whether what would be read has changed; null where that is not known.
   *
   * @param dataFile gives the content of a data file, unchecked
   * @param today what was over before does not count
   */
  digest(
    env: Readonly<Record<string, string | undefined>>,
    dataFile: (name: string) => unknown,
    today: string,
  ): Promise<Digest | null>;
}

/** What was read. */
export interface Reading {
  /** For the data of the day: `Build.outside`, by the name of the subject. */
  value: unknown;
  findings: readonly Finding[];
  /** As `digest` says it; there if it was read. */
  digest?: Digest;
  /** What the terminal says. */
  note?: string;
}
