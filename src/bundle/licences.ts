import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Metafile } from "esbuild";
import { type Finding, SiteError } from "../schema/finding.ts";

/** Software or a font that somebody else has made. */
export interface Work {
  name: string;
  /** Where it is sent: to readers, or to editors only. */
  use: string;
  licence: string;
  /** Where its source is; some licences ask to tell. */
  home: string;
  text: string;
}

/** Licences that let us send the work along with its text; what else there is somebody has to read first. */
const KNOWN = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MPL-2.0",
  "OFL-1.1",
]);

/** Our fonts, and the licences beside them. */
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
 * What of others' work lies in bundles: packages whose code is in them, and fonts.
 *
 * @param use whom it is sent to
 * @throws SiteError when a licence is unknown, or its text is missing
 */
export function worksIn(metafiles: readonly Metafile[], use: string): Work[] {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap((output) =>
      Object.entries(output.inputs).flatMap(([file, { bytesInOutput }]) =>
        bytesInOutput > 0 ? [file] : [],
      ),
    ),
  );
  const packages = new Set(
    inputs.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  const fonts = inputs.filter((file) => /^(?!.*node_modules\/).*\.woff2$/.test(file));
  return [
    ...[...packages].map((folder) => packageWork(folder, use)),
    ...[...new Set(fonts)].map((file) => fontWork(file, use)),
  ];
}

/**
 * A package as it is sent to browsers.
 *
 * @param folder where it is installed
 * @throws SiteError when its licence is unknown, or its text is missing
 */
export function packageWork(folder: string, use: string): Work {
  const file = join(folder, "package.json");
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(file, "utf8"),
  ) as Record<string, unknown>;
  const licence = typeof license === "string" ? license : "";
  const address = homepage ?? (repository as { url?: unknown } | undefined)?.url ?? repository;
  const text = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  if (!KNOWN.has(licence)) {
    refuse(
      file,
      `${name} is sent to browsers, and its licence ("${licence}") is none that we know.`,
      "Read it. If it lets us, add it to the list in src/bundle/licences.ts; else use another package.",
    );
  }
  if (!text) {
    return refuse(
      file,
      `${name} is sent to browsers, and the text of its licence, which has to come along, is missing.`,
      "Use a version that has one, or another package.",
    );
  }
  return {
    name: `${name} ${version}`,
    use,
    licence,
    home: typeof address === "string" ? address.replace(/^git\+/, "") : `npm: ${name}`,
    text: readFileSync(join(folder, text), "utf8"),
  };
}

function fontWork(file: string, use: string): Work {
  const font = FONTS[basename(file)];
  const text = join(dirname(file), font?.text ?? "");
  if (!font || !existsSync(text)) {
    return refuse(
      file,
      "This font is sent to browsers, and the text of its licence, which has to come along, is missing.",
      "Put it beside the font, and name both in src/bundle/licences.ts.",
    );
  }
  return {
    name: font.name,
    use,
    licence: "OFL-1.1",
    home: font.home,
    text: readFileSync(text, "utf8"),
  };
}

/**
 * The licences of others' work as one text, by name. The same works give the same text.
 *
 * @param works what is sent more than once is named once, for those who get it first
 */
export function licenceText(works: readonly Work[]): string {
  const distinct = new Map<string, Work>();
  for (const work of works) if (!distinct.has(work.name)) distinct.set(work.name, work);
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

function refuse(file: string, problem: string, fix: string): never {
  const finding: Finding = { file, line: null, problem, fix };
  throw new SiteError([finding]);
}
