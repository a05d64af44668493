import type { Build } from "../../model/build-data.ts";
import type { Site } from "../../model/site.ts";
import type { Source } from "../../model/sources.ts";
import { type DataFileName, dataFiles, dataKey, VERSIONED_FILES } from "../../read/data-files.ts";
import { DATA_PARTS, EDITED_FILES } from "../../routes/form-labels.ts";
import { LOCALES } from "../../schema/localized.ts";

/** What the preview knows of a build, besides the entries of the CMS. */
export interface Snapshot {
  /** Data and texts that are not edited in the CMS, by path; none that only compare or spell texts. */
  texts: Map<string, string>;
  /** The others as they were in that build; they stand for entries that the CMS has not given yet. */
  lastTexts: Map<string, string>;
  build: Pick<
    Build,
    | "today"
    | "site"
    | "deployment"
    | "outside"
    | "images"
    | "files"
    | "fileSizes"
    | "assets"
    | "emblems"
    | "designTokens"
    | "firstCommits"
    | "updated"
  >;
}

/**
 * Makes the file that the preview at `/admin` reads. It has nothing of texts and data that are hidden or
 * drafts: editors get these from the CMS.
 */
export function snapshotOf({ build, inFiles, sources }: Site): Snapshot {
  const data = inFiles();
  const published = sources.filter(
    ({ locale, contentLocale, status }) =>
      locale === contentLocale && status?.kind !== "placeholder",
  );
  // Rendered texts have named their images and files.
  for (const { text } of published) void text.html;
  const archived = published.filter(({ file }) => file.startsWith("src/versions/"));
  const names = (Object.keys(dataFiles) as DataFileName[]).filter(
    (name) => !["labels", "translations", "words"].includes(name),
  );
  const dataIn = (isMeant: (name: string) => boolean) =>
    names.filter(isMeant).map((name) => [`_data/${name}.json`, data[dataKey(name)]] as const);
  const texts: [string, unknown][] = [
    ...LOCALES.map((locale) => [`_data/labels/${locale}.json`, data.labels[locale]] as const),
    ...dataIn((name) => !EDITED_FILES.includes(name)),
    ...Object.entries(data.archives).flatMap(([version, archive]) =>
      VERSIONED_FILES.map(
        (name) => [`src/versions/${version}/_data/${name}.json`, archive[dataKey(name)]] as const,
      ),
    ),
  ].map(([file, value]) => [file, value]);
  const files = new Set(published.map(({ file }) => file));
  const ofPublished = (days: ReadonlyMap<string, string>) =>
    new Map([...days].filter(([file]) => files.has(file)));
  const { today, site, deployment, outside, designTokens, shownImages, linkedFiles } = build;
  const linked = new Set(linkedFiles.values());
  const { assets, emblems, images } = build;
  return {
    texts: new Map([...dataSources(texts), ...archived.map(asFile)]),
    lastTexts: new Map([
      // Menus may name what is hidden.
      ...dataSources(dataIn((name) => name in DATA_PARTS.facts)),
      ...published.filter((source) => !archived.includes(source)).map(asFile),
    ]),
    build: {
      today,
      site,
      deployment,
      outside,
      designTokens,
      images: {
        byPath: new Map([...images.byPath].filter(([path]) => shownImages.has(path))),
        findings: [],
      },
      fileSizes: Object.fromEntries(
        Object.entries(build.fileSizes).filter(
          ([file]) => linked.has(file) || !/^src\/(content|versions)\//.test(file),
        ),
      ),
      files: new Set(
        [...build.files].filter(
          (file) =>
            shownImages.has(file.normalize("NFC")) ||
            linked.has(file) ||
            !/^src\/(content|versions|assets\/img)\//.test(file),
        ),
      ),
      assets: { ...assets, licences: "" },
      // Pages refer to the drawings by name.
      emblems: {
        ...emblems,
        drawings: new Map([...emblems.drawings.keys()].map((name) => [name, ""])),
        sprite: { ...emblems.sprite, content: "" },
      },
      firstCommits: ofPublished(build.firstCommits),
      updated: ofPublished(build.updated),
    },
  };
}

const dataSources = (values: readonly (readonly [file: string, value: unknown])[]) =>
  values.flatMap(([file, value]): [string, string][] =>
    value == null ? [] : [[file, JSON.stringify(value, withoutDrafts)]],
  );

const withoutDrafts = (_key: string, value: unknown) =>
  Array.isArray(value) ? value.filter((entry) => entry?.draft !== true) : value;

/** Front matter in JSON is YAML. */
const asFile = ({ file, frontMatter, body }: Source): [string, string] => [
  file,
  `---\n${JSON.stringify(frontMatter)}\n---\n${body}`,
];

/** A snapshot as JSON. */
export function pack(snapshot: Snapshot): string {
  return JSON.stringify(snapshot, (_key, value: unknown) =>
    value instanceof Map
      ? { $map: [...value] }
      : value instanceof Set
        ? { $set: [...value] }
        : value,
  );
}

/** The snapshot that was made JSON of. */
export function unpack(json: string): Snapshot {
  return JSON.parse(json, (_key, value: { $map?: []; $set?: [] } | null) =>
    value?.$map ? new Map(value.$map) : value?.$set ? new Set(value.$set) : value,
  ) as Snapshot;
}
