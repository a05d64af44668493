import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Metafile } from "esbuild";
import { CODE } from "../messages/code.ts";
import { errorAbout, formatFindings, type Mistake, UserError } from "../schema/finding.ts";

/** Third-party code or a font. */
export interface Work {
  name: string;
  /** Who is sent it: readers, or editors only. */
  use: string;
  licence: string;
  /** Address of its source; some licences require it. */
  home: string;
  text: string;
}

/** Licences that allow us to send the work along with its text. */
const KNOWN = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
]);

/** Packages without the text of their licence, and one of the same owner with it. */
const SAME_LICENCE: Readonly<Record<string, string>> = {
  "@11ty/eleventy-img": "node_modules/@11ty/eleventy",
};

/** Our fonts; the texts of their licences are in the same folder. */
const FONTS: Readonly<Record<string, { name: string; text: string; home: string }>> = {
  "arrows.woff2": {
    name: "Noto Sans Math, three arrows of it",
    text: "OFL-noto-sans-math.txt",
    home: "https://github.com/notofonts/math",
  },
  "porter-sans.woff2": {
    name: "Porter Sans, a changed copy of Source Sans 3",
    text: "OFL-source-sans-3.txt",
    home: "https://github.com/adobe-fonts/source-sans",
  },
  "young-serif.woff2": {
    name: "Young Serif, the letters that we use",
    text: "OFL-young-serif.txt",
    home: "https://github.com/noirblancrouge/YoungSerif",
  },
};

/**
 * Finds the third-party works in bundles: packages whose code is in them, and fonts.
 *
 * @param use who is sent the bundles
 * @throws UserError when a licence is unknown, or its text is missing
 */
export function worksIn(metafiles: readonly Metafile[], use: string): Work[] {
  const inputs = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap((output) => Object.entries(output.inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file);
  const packages = new Set<string>();
  const fonts = new Set<string>();
  for (const file of inputs) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
    if (folder) packages.add(folder);
    else if (file.endsWith(".woff2")) fonts.add(file);
  }
  return [
    ...[...packages].map((folder) => packageWork(folder, use)),
    ...[...fonts].map((file) => fontWork(file, use)),
  ];
}

/**
 * A package that is sent to browsers.
 *
 * @param folder where it is installed
 * @throws UserError when its licence is unknown, or its text is missing
 */
export function packageWork(folder: string, use: string): Work {
  const file = join(folder, "package.json");
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(file, "utf8"),
  ) as Record<string, unknown>;
  const licence = typeof license === "string" ? license : "";
  const address = homepage ?? (repository as { url?: unknown } | undefined)?.url ?? repository;
  const place = SAME_LICENCE[String(name)] ?? folder;
  const text = readdirSync(place).find((entry) =>
    /^((un)?licen[cs]e|copying)(-mit)?(\.|$)/i.test(entry),
  );
  if (!KNOWN.has(licence)) refuse(file, CODE.unknownLicence({ name: String(name), licence }));
  if (!text) return refuse(file, CODE.noLicenceText({ name: String(name) }));
  return {
    name: `${name} ${version}`,
    use,
    licence,
    home: typeof address === "string" ? address.replace(/^git\+/, "") : `npm: ${name}`,
    text: readFileSync(join(place, text), "utf8"),
  };
}

function fontWork(file: string, use: string): Work {
  const font = FONTS[basename(file)];
  const text = join(dirname(file), font?.text ?? "");
  if (!font || !existsSync(text)) return refuse(file, CODE.noFontLicence());
  const { name, home } = font;
  return { name, use, licence: "OFL-1.1", home, text: readFileSync(text, "utf8") };
}

/**
 * Formats the licences as one text, sorted by name.
 *
 * @param works a work that is listed more than once appears once, with its first use
 */
export function licenceText(works: readonly Work[]): string {
  const distinct = new Map(works.toReversed().map((work) => [work.name, work]));
  const sorted = [...distinct.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const width = Math.max(...sorted.map(({ name }) => name.length));
  return [
    "What others have made of the programs and fonts that this website sends to browsers, with its licences.",
    "",
    ...sorted.map(({ name, licence, use }) => `${name.padEnd(width)}  ${licence} (${use})`),
    ...sorted.flatMap(({ name, home, text }) => [
      "",
      "-".repeat(80),
      name,
      home,
      "",
      text.replaceAll("\r\n", "\n").trim(),
    ]),
    "",
  ].join("\n");
}

function refuse(file: string, mistake: Mistake): never {
  throw new UserError(formatFindings([errorAbout(file, mistake)], "notPublished"));
}
