import { existsSync, globSync, readFileSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BuildOptions } from "esbuild";
import { bundle } from "./bundle.ts";
import { drawingsPlugin } from "./drawings-plugin.ts";
import { packageWork, type Work, worksIn } from "./licences.ts";
import { readPageStyles } from "./styles.ts";
import { JS_TARGET } from "./targets.ts";

/** The CMS that editors use in the browser; its version is that of package.json. */
const CMS = "node_modules/@sveltia/cms";
/** Who is sent the CMS. */
const EDITORS = "editing page";
/** Path of its package on the site; the CMS asks for languages and versions below. */
const HOME = "/admin/cms";

/** Fonts that the CMS takes from another site, and what the files of its package are called that hold the same. */
const FONTS = [
  [/https:\/\/cdn\.jsdelivr\.net\/[^)]*\/source-sans-3[^)]*/, "source-sans-3"],
  [/https:\/\/cdn\.jsdelivr\.net\/[^)]*\/noto-mono[^)]*/, "noto-mono"],
  [/https:\/\/cdn\.jsdelivr\.net\/[^)]*\/material-symbols[^)]*/, "material-symbols-outlined"],
] as const;
/** Where it asks for languages and versions. */
const PACKAGE_HOME = /https:\/\/unpkg\.com\/@sveltia\/cms/g;
/** Where it asks for other packages, of which it needs only this one. */
const OTHER_PACKAGES = /https:\/\/unpkg\.com\/(?=\$\{)/;
const OTHER = "immutable";

/**
 * Copies the CMS into `admin/`: the package's own script with its fonts and languages, so that it
 * requests nothing from other sites. Beside it is the preview.
 *
 * @param output folder that the site is written to
 * @param shared options of all bundles
 * @returns licences of what is copied and bundled
 * @throws when the package no longer holds what is replaced
 */
export async function buildAdmin(output: string, shared: BuildOptions): Promise<Work[]> {
  const folder = join(output, "admin");
  const [{ metafile }, styles] = await Promise.all([
    bundle("admin", previewScripts(folder, shared)),
    readPageStyles(true),
    copyCms(folder),
  ]);
  await writeFile(join(folder, "preview.css"), styles().join("\n"));
  cms ??= cmsWorks();
  return [...cms, ...worksIn([metafile], EDITORS)];
}

/** Ours: styles, the page of the CMS with its preview, and a worker that lints and renders. */
function previewScripts(folder: string, shared: BuildOptions): BuildOptions {
  return {
    ...shared,
    entryPoints: {
      admin: "src/admin/admin.css",
      editor: "src/admin/preview/client.tsx",
      "preview-worker": "src/admin/preview/worker.ts",
    },
    outdir: folder,
    entryNames: "[name]",
    // Prism looks for Node's global object.
    define: { ...shared.define, global: "self" },
    alias: {
      "@sveltia/cms": "./sveltia-cms.mjs",
      "node:crypto": "./src/admin/preview/crypto.ts",
    },
    // Beside the scripts; texts of widgets, which are not hydrated.
    external: ["./sveltia-cms.mjs", "site-texts/*", "search-texts/*"],
    plugins: [drawingsPlugin],
    target: JS_TARGET,
    format: "esm",
  };
}

/** Read once: its source map has 9 MB, and the development server would read it at each save. */
let cms: Work[] | undefined;

/** The CMS with its fonts. What its makers have put into it they name only in its source map. */
function cmsWorks(): Work[] {
  const cms = packageWork(CMS, EDITORS);
  const map = readFileSync(join(CMS, "dist/sveltia-cms.mjs.map"), "latin1");
  const sources = map.slice(map.indexOf('"sources":['), map.indexOf('"sourcesContent":['));
  const names = sources.match(/(?<=node_modules\/)(@[^/"]+\/)?[^./"][^/"]*/g);
  const list = [...new Set(names)].sort().join(", ");
  return [
    { ...cms, text: `${cms.text.trim()}\n\nIt holds parts of these packages of npm: ${list}.` },
    packageWork(`node_modules/${OTHER}`, EDITORS),
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
  const { version, dependencies } = JSON.parse(
    await readFile(join(CMS, "package.json"), "utf8"),
  ) as { version: string; dependencies: Record<string, string> };
  const texts = join(folder, `cms@${version}`, "locales");
  if (existsSync(texts)) return;
  const fonts = fontFiles();
  const script = selfHosted(await readFile(join(CMS, "dist/sveltia-cms.mjs"), "utf8"), fonts);
  await mkdir(join(folder, "cms"), { recursive: true });
  await Promise.all([
    writeFile(join(folder, "sveltia-cms.mjs"), script),
    // What the CMS compares its own version with, once an hour.
    writeFile(join(folder, "cms/package.json"), JSON.stringify({ version })),
    ...fonts.map(({ file }) => cp(join(CMS, "npm/assets", file), join(folder, file))),
    // What it renders previews with.
    // Of all languages: a browser asks for one that is missing again and again.
    cp(join(CMS, "locales"), texts, { recursive: true }),
    cp(join(CMS, "dist/chunks/react-dom.js"), join(folder, "chunks/react-dom.js")),
    cp(
      `node_modules/${OTHER}/dist/immutable.es.js`,
      join(folder, `${OTHER}@${dependencies[OTHER]?.slice(1)}/dist/immutable.es.js`),
    ),
  ]);
}

function fontFiles() {
  return FONTS.map(([address, name]) => {
    const [file] = globSync(join(CMS, "npm/assets", `${name}-*.woff2`));
    if (!file) throw new Error(`${CMS} has no font ${name}; see src/assets/admin.ts`);
    return { address, file: basename(file) };
  });
}

/** The script of the CMS with addresses on this site. */
function selfHosted(script: string, fonts: ReturnType<typeof fontFiles>): string {
  const moved = [
    ...fonts.map(({ file, address }) => ({ address, own: `/admin/${file}` })),
    { address: PACKAGE_HOME, own: HOME },
    { address: OTHER_PACKAGES, own: "/admin/" },
  ];
  return moved
    .reduce((text, { address, own }) => {
      const replaced = text.replace(address, own);
      if (replaced === text)
        throw new Error(`${CMS} does not ask for ${address.source}; see src/assets/admin.ts`);
      return replaced;
    }, script)
    .replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n");
}
