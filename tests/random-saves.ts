/**
 * `npm run test:nightly -- saves`: random saves, renames and removals of texts, data, components, styles and
 * images during `npm start` on the fixture site. Afterwards the pages are those of a fresh start (START-2).
 * By itself: `npx node tests/random-saves.ts --saves 200 --seed 7`.
 */
import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { createProject } from "./support/build.ts";
import { type DevSite, startDevSite } from "./support/dev-site.ts";

const { values } = parseArgs({
  options: {
    saves: { type: "string", default: "200" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    /** Saves between two comparisons. */
    every: { type: "string", default: "50" },
  },
});
console.log(`seed ${values.seed}`);

/** What a save writes: contents by path, null for what is removed. */
type Files = Record<string, string | null>;

await using project = await createProject();
const site = await startDevSite(project.dir);
/** Numbers everything that is written, so that nothing is written twice. */
let count = 0;

/** The same numbers for the same seed. */
const numbers = fc.sample(fc.nat(), { seed: Number(values.seed), numRuns: 100_000 });
const below = (limit: number) => (numbers.pop() ?? 0) % limit;

const one = <Value>(list: readonly Value[]): Value => list[below(list.length)] as Value;
const read = (path: string) => readFileSync(join(project.dir, path), "utf8");
const found = (pattern: string) =>
  globSync(pattern, { cwd: project.dir })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
const replaced = (path: string, from: RegExp, to: string): Files => ({
  [path]: read(path).replace(from, to),
});

/** Posts that only this test knows, by the end of their path. */
const ownPosts = () => [
  ...new Set(
    found("src/content/*/blog/*-slump-*.md").map((path) => path.replace(/.*\/blog\//, "")),
  ),
];
const inBoth = (post: string) => ["sv", "en"].map((locale) => `src/content/${locale}/blog/${post}`);
const day = () => `2024-${String(below(9) + 1).padStart(2, "0")}-1${below(9)}`;
const square = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${count}" height="9" viewBox="0 0 9 9"/>\n`;

function newPost(): Files {
  const text = `---\ntitle: Slump ${count}\ndescription: Nummer ${count}.\nauthors: [itGruppen]\ntags: [IT]\n---\n\nText ${count}.\n\n{/* truncate */}\n\nMer.\n`;
  return Object.fromEntries(inBoth(`${day()}-slump-${count}.md`).map((path) => [path, text]));
}

/** Does something to a post of this test; to both languages, if they are there. */
function onPost(change: (path: string) => Files): Files {
  const posts = ownPosts();
  if (posts.length === 0) return newPost();
  return Object.assign(
    {},
    ...inBoth(one(posts)).map((path) => (existsSync(join(project.dir, path)) ? change(path) : {})),
  );
}

const SAVES: Record<string, () => Files> = {
  body: () => {
    const path = one(found("src/content/*/{docs,blog}/**/*.md"));
    return { [path]: `${read(path).trimEnd()}\n\nMening ${count}.\n` };
  },
  title: () => {
    const texts = found("src/content/*/{docs,blog}/**/*.md");
    return replaced(one(texts), /^title: .*$/m, `title: Titel ${count}`);
  },
  order: () =>
    replaced(
      "src/content/sv/docs/board.md",
      /^sidebar_position: .*$/m,
      `sidebar_position: ${below(9)}`,
    ),
  newPost,
  move: () => {
    const to = day();
    return onPost((path) => ({
      [path]: null,
      [path.replace(/\d{4}-\d\d-\d\d/, to)]: read(path),
    }));
  },
  remove: () => onPost((path) => ({ [path]: null })),
  oneLanguage: () => onPost((path) => (path.includes("/en/") ? { [path]: null } : {})),
  tag: () => onPost((path) => replaced(path, /^tags: .*$/m, `tags: [${one(["IT", "hemsida"])}]`)),
  draft: () =>
    onPost((path) =>
      read(path).includes("\ndraft: true")
        ? replaced(path, /\ndraft: true/, "")
        : replaced(path, /^---\n/, "---\ndraft: true\n"),
    ),
  picture: () =>
    onPost((path) => {
      const name = `bild-${count}.svg`;
      return {
        [path]: `${read(path).trimEnd()}\n\n![Bild ${count}](${name})\n`,
        [path.replace(/[^/]*$/, name)]: square(),
      };
    }),
  redraw: () => {
    const pictures = found("src/content/*/blog/bild-*.svg");
    return pictures.length > 0 ? { [one(pictures)]: square() } : newPost();
  },
  data: () => replaced("_data/stats.json", /"sv": "[\d ]*000[^"]*"/, `"sv": "${count} 000"`),
  label: () =>
    replaced(
      "_data/labels/sv.json",
      /("common.skipToMainContent": ")[^"]*/,
      `$1Hoppa över ${count}`,
    ),
  component: () =>
    replaced(
      "src/components/footer/footer.tsx",
      /<footer (data-save="\d*" )?/,
      `<footer data-save="${count}" `,
    ),
  style: () =>
    replaced(
      "src/components/footer/footer.css",
      /\.footer \{( order: \d+;)?/,
      `.footer { order: ${count};`,
    ),
};

/** Breaks a file, and mends it when the server has seen it. */
async function breakOne(): Promise<void> {
  const path = one([
    "_data/stats.json",
    "src/content/sv/section.md",
    "src/components/footer/footer.css",
  ]);
  const text = read(path);
  await saved({ [path]: `${text.slice(0, 20)}{{: ` });
  await saved({ [path]: text });
}

/** Writes files, and waits until a build has seen them. */
async function saved(files: Files): Promise<void> {
  const before = site.builds();
  await project.write(files);
  while (site.builds() === before) await wait(10);
}

/** Waits until no build has ended for a while. */
async function quiet(): Promise<void> {
  for (let before = -1; before !== site.builds(); await wait(1500)) before = site.builds();
}

/** Compares all pages with those of a new start, in a copy of the project. */
async function compare(): Promise<void> {
  await quiet();
  await using copy = await createProject();
  for (const folder of ["_data", "src"]) {
    await copy.write({ [folder]: null });
    cpSync(join(project.dir, folder), join(copy.dir, folder), { recursive: true });
  }
  const { files, exitCode, output } = await copy.build({ SITE_PREVIEW: "1" });
  if (exitCode !== 0) throw new Error(output);
  await using fresh = await startDevSite(copy.dir);
  const pages = files.filter((file) => /\.(html|xml|txt|json)$/.test(file));
  const gone = seen.filter((page) => !pages.includes(page));
  for (const page of [...pages, ...gone]) {
    const [ours, theirs] = await Promise.all([textAt(site, page), textAt(fresh, page)]);
    if (ours !== theirs)
      throw new Error(`${page} differs from a fresh start; ${difference(ours, theirs)}`);
  }
  seen.splice(0, seen.length, ...new Set([...seen, ...pages]));
  console.log(`${count} saves: ${pages.length} files are equal, ${gone.length} are gone`);
}

/** Files that were there at an earlier comparison. */
const seen: string[] = [];

async function textAt(from: DevSite, page: string): Promise<string> {
  const { status, text } = await from.get(`/${encodeURI(page)}`);
  return `${status} ${text}`;
}

function difference(ours: string, theirs: string): string {
  const start = [...ours].findIndex((letter, index) => letter !== theirs[index]);
  const around = (text: string) => text.slice(Math.max(0, start - 80), start + 160);
  return `ours:\n${around(ours)}\nfresh:\n${around(theirs)}`;
}

try {
  for (count = 1; count <= Number(values.saves); count += 1) {
    const kind = one([...Object.keys(SAVES), "break"]);
    if (kind === "break") await breakOne();
    else {
      const files = SAVES[kind]?.() ?? {};
      // Some are saved while the server is still busy with the last ones.
      if (below(4) === 0) await project.write(files);
      else if (
        Object.entries(files).some(
          ([path, text]) =>
            text === null || !existsSync(join(project.dir, path)) || read(path) !== text,
        )
      )
        await saved(files);
    }
    if (count % Number(values.every) === 0) await compare();
  }
} finally {
  await site[Symbol.asyncDispose]();
}
