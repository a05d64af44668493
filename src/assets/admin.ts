import { existsSync, globSync, readFileSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { packageWork, type Work } from "./licences.ts";

/** The CMS that editors use in the browser; its version is that of package.json. */
const CMS = "node_modules/@sveltia/cms";
/** Who is sent the CMS. */
const EDITORS = "editing page";
/** Where its package lies on the site; the CMS asks for languages and versions below. */
const HOME = "/admin/cms";
/** Its own interface in Swedish; it carries the English one. */
const LANGUAGE = "sv";

/** Fonts that the CMS takes from another site, and what the files of its package are called that hold the same. */
const FONTS = [
  [/https:\/\/cdn\.jsdelivr\.net\/[^)]*\/source-sans-3[^)]*/, "source-sans-3"],
  [/https:\/\/cdn\.jsdelivr\.net\/[^)]*\/noto-mono[^)]*/, "noto-mono"],
  [/https:\/\/cdn\.jsdelivr\.net\/[^)]*\/material-symbols[^)]*/, "material-symbols-outlined"],
] as const;
/** Where it asks for languages and versions. */
const PACKAGE_HOME = /https:\/\/unpkg\.com\/@sveltia\/cms/g;

/**
 * Copies the CMS into `admin/`: the package's own script with its fonts and Swedish texts, so that it
 * requests nothing from other sites.
 *
 * @param output folder that the site is written to
 * @returns licences of what is copied
 * @throws when the package no longer holds what is replaced
 */
export async function buildAdmin(output: string): Promise<Work[]> {
  await copyCms(join(output, "admin"));
  cms ??= cmsWorks();
  return cms;
}

/** Read once: its source map has 9 MB, and the development server would read it at each save. */
let cms: Work[] | undefined;

/** The CMS with its fonts. What its makers have put into it they name only in its source map. */
function cmsWorks(): Work[] {
  const cms = packageWork(CMS, EDITORS);
  const map = readFileSync(join(CMS, "dist/sveltia-cms.js.map"), "latin1");
  const sources = map.slice(map.indexOf('"sources":['), map.indexOf('"sourcesContent":['));
  const names = sources.match(/(?<=node_modules\/)(@[^/"]+\/)?[^./"][^/"]*/g);
  const list = [...new Set(names)].sort().join(", ");
  return [
    { ...cms, text: `${cms.text.trim()}\n\nIt holds parts of these packages of npm: ${list}.` },
    ...FONTS.map(([, name]) => ({
      name: `${name}, in ${cms.name}`,
      use: EDITORS,
      licence: "OFL-1.1",
      home: cms.home,
      text: openFontLicence(join(CMS, `npm/assets/${name}.LICENSE.txt`)),
    })),
  ];
}

function openFontLicence(file: string): string {
  const text = readFileSync(file, "utf8");
  if (!text.includes("SIL Open Font License"))
    throw new Error(`${file} is another licence than before; see src/assets/admin.ts`);
  return text;
}

/** In development the files of this version may lie there already. */
async function copyCms(folder: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(CMS, "package.json"), "utf8")) as {
    version: string;
  };
  const texts = join(folder, `cms@${version}`, "locales");
  if (existsSync(texts)) return;
  const fonts = fontFiles();
  const script = selfHosted(await readFile(join(CMS, "dist/sveltia-cms.js"), "utf8"), fonts);
  await mkdir(join(folder, "cms"), { recursive: true });
  await Promise.all([
    writeFile(join(folder, "sveltia-cms.js"), script),
    // What the CMS compares its own version with, once an hour.
    writeFile(join(folder, "cms/package.json"), JSON.stringify({ version })),
    ...fonts.map(({ file }) => cp(join(CMS, "npm/assets", file), join(folder, file))),
  ]);
  await cp(join(CMS, `locales/${LANGUAGE}.json`), join(texts, `${LANGUAGE}.json`));
}

interface Font {
  file: string;
  address: RegExp;
}

function fontFiles(): Font[] {
  return FONTS.map(([address, name]) => {
    const [file] = globSync(join(CMS, "npm/assets", `${name}-*.woff2`));
    if (!file) throw new Error(`${CMS} has no font ${name}; see src/assets/admin.ts`);
    return { address, file: basename(file) };
  });
}

/** The script of the CMS with addresses on this site. */
function selfHosted(script: string, fonts: readonly Font[]): string {
  const moved = [
    ...fonts.map(({ file, address }) => ({ address, own: `/admin/${file}` })),
    { address: PACKAGE_HOME, own: HOME },
  ];
  return moved
    .reduce((text, { address, own }) => {
      if (text.search(address) < 0)
        throw new Error(`${CMS} does not ask for ${address.source}; see src/assets/admin.ts`);
      return text.replace(address, own);
    }, script)
    .replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n");
}
