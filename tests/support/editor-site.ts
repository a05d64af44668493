import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";
import { PROJECT } from "./build.ts";

/** A page that is written in both languages, as an editor sees it. */
export interface WrittenPage {
  /** Path below `src/content/<locale>`, without ending. */
  file: string;
  /** Swedish address. */
  url: string;
  title: Record<Locale, string>;
}

/** A text of `_data` in each language. */
export type InBoth = Record<Locale, string>;

/** What editors change in `_data`, as far as the tests do it. */
export interface EditedData {
  announcement: { enabled?: boolean; id?: string; content: InBoth };
  "news-authors": Record<string, { name: InBoth; page?: boolean }>;
  events: { events: { title: InBoth; start: string; end: string }[] };
  footer: { links?: FooterLink[] | FooterColumn[] };
  "key-dates": Record<string, { label: InBoth; date: string }>;
  "labels/sv": Record<string, string>;
  "labels/en": Record<string, string>;
  navbar: { items: MenuItem[] };
  partners: { name: string; url: string }[];
  people: Record<string, { roles: { title: Partial<InBoth>; email: string }[] }>;
  redirects: { from: string; to: string; why: string }[];
  sidebars: Record<string, { items: unknown[] }>;
  "news-tags": Record<string, { label: InBoth }>;
}

export interface MenuItem {
  label?: InBoth;
  to?: string;
  href?: string;
  items?: MenuItem[];
}

interface FooterColumn {
  title: InBoth | null;
  items: FooterLink[];
}

interface FooterLink {
  label?: InBoth;
  href?: string;
}

/**
 * The texts and data of a copy of the website, and the hands of an editor. Which pages there are is
 * read from the copy: a test that named one would fail as soon as somebody renames it.
 */
export class EditorSite {
  readonly #dir: string;
  readonly #taken = new Set<string>();

  /** @param dir the copy; nothing outside is changed */
  constructor(dir: string) {
    this.#dir = dir;
  }

  read(path: string): string {
    return readFileSync(join(this.#dir, path), "utf8");
  }

  /** Content of a file in `_data`, by its name without ending. */
  data<Name extends keyof EditedData>(name: Name): EditedData[Name] {
    return JSON.parse(this.read(`_data/${name}.json`)) as EditedData[Name];
  }

  /** Changes a file in `_data`, as an editor does in its lines. */
  changeData<Name extends keyof EditedData>(
    name: Name,
    change: (data: EditedData[Name]) => void,
  ): void {
    const data = this.data(name);
    change(data);
    this.write(`_data/${name}.json`, `${JSON.stringify(data, null, 2)}\n`);
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.#dir, path), text);
  }

  remove(path: string): void {
    rmSync(join(this.#dir, path));
  }

  /** Writes the same file in every language. */
  async writePage(file: string, text: (locale: Locale) => string): Promise<void> {
    for (const locale of LOCALES) await this.writeText(file, locale, text(locale));
  }

  /** Writes a page in one language. */
  async writeText(file: string, locale: Locale, text: string): Promise<void> {
    const path = textPath(file, locale);
    await mkdir(join(this.#dir, dirname(path)), { recursive: true });
    this.write(path, text);
  }

  /** Changes a page in one language. */
  reword(file: string, locale: Locale, change: (text: string) => string): void {
    const path = textPath(file, locale);
    this.write(path, change(this.read(path)));
  }

  /** Renames a page in every language, with the links to it, and leads the old address on. */
  rename(page: WrittenPage, file: string, url: string): void {
    for (const locale of LOCALES) {
      const old = textPath(page.file, locale);
      this.write(textPath(file, locale), this.read(old));
      this.remove(old);
    }
    this.#taken.add(file);
    this.#moveLinks(page.url, url);
  }

  /** Takes a page away in every language; what led to it leads to another page. */
  takeAway(page: WrittenPage, instead: string): void {
    for (const locale of LOCALES) this.remove(textPath(page.file, locale));
    this.#moveLinks(page.url, instead);
  }

  /** Puts a picture beside a text; it is one that the website has. */
  async addPicture(file: string, locale: Locale): Promise<void> {
    const path = join(this.#dir, "src/content", locale, file);
    await mkdir(dirname(path), { recursive: true });
    await cp(join(PROJECT, "src/theme/public/og-image.png"), path);
  }

  /**
   * A doc that nothing special hangs on: written in both languages, one of several in its folder,
   * with the address and the name in the menu that its file and title give it. Each is given once;
   * should the website have none left, one is written.
   */
  async takeDoc(): Promise<WrittenPage> {
    const left = this.#written("docs/**/*.md").filter(
      ({ file }) => !this.#taken.has(file) && !this.#isNamed(file),
    );
    // A folder that loses its last page would be a change of its own.
    const doc = left.find(
      ({ folder }) => left.filter((other) => other.folder === folder).length > 1,
    );
    if (doc) {
      this.#taken.add(doc.file);
      return doc;
    }
    const title = `Reserv ${this.#taken.size}`;
    for (const number of [0, 1]) {
      const front = { title, description: "Om en reserv." };
      await this.writePage(`docs/reserver/reserv-${this.#taken.size}-${number}`, () =>
        pageText(front),
      );
    }
    this.showInMenu("reserver");
    return this.takeDoc();
  }

  /** Sees to it that the docs of a folder are in the menu. */
  showInMenu(dir: string): void {
    this.changeData("sidebars", (sidebars) => {
      const [first] = Object.values(sidebars);
      const isShown = JSON.stringify(sidebars).includes('"dir":""');
      if (!isShown) first?.items.push({ type: "autogenerated", dir });
    });
  }

  /** A post with its day in the name of its file; as with docs, one is written if none is left. */
  async takePost(): Promise<WrittenPage> {
    const post = this.#written("blog/*.md").find(({ file }) => !this.#taken.has(file));
    if (post) {
      this.#taken.add(post.file);
      return post;
    }
    const title = `Reserv ${this.#taken.size}`;
    await this.writePage(`blog/2099-01-01-reserv-${this.#taken.size}`, () =>
      pageText({ title, description: "Om en reserv." }, "Först.\n\n<!-- truncate -->\n\nSedan."),
    );
    return this.takePost();
  }

  /** Whether a text of today has these words on a line of their own. */
  asksFor(line: string): boolean {
    return globSync("src/content/**/*.md", { cwd: this.#dir }).some((path) =>
      this.read(path).split("\n").includes(line),
    );
  }

  /** Variables of the build that let it ask git about the files of the copy. */
  gitEnvironment(): Record<string, string> {
    try {
      const dir = execFileSync("git", ["rev-parse", "--absolute-git-dir"], {
        cwd: PROJECT,
        encoding: "utf8",
      });
      return { GIT_DIR: dir.trim(), GIT_WORK_TREE: this.#dir };
    } catch {
      return {};
    }
  }

  /** Plain pages below both language folders: no front matter that changes address, place or name. */
  #written(pattern: string): (WrittenPage & { folder: string })[] {
    const ordinary = new Set([
      "title",
      "description",
      "date",
      "authors",
      "tags",
      "sidebar_position",
    ]);
    return globSync(pattern, { cwd: join(this.#dir, "src/content/sv") })
      .map((path) => path.replaceAll("\\", "/").replace(/\.md$/, ""))
      .sort()
      .flatMap((file) => {
        const fronts = LOCALES.map((locale) => this.#frontMatter(file, locale));
        const isOrdinary = fronts.every(
          (front) =>
            typeof front?.title === "string" &&
            Object.keys(front).every((key) => ordinary.has(key)),
        );
        const url = addressOf(file);
        if (!isOrdinary || !url) return [];
        const title = Object.fromEntries(
          LOCALES.map((locale, index) => [locale, String(fronts[index]?.title)]),
        ) as InBoth;
        return [{ file, url, title, folder: dirname(file) }];
      });
  }

  #frontMatter(file: string, locale: Locale): Record<string, unknown> | undefined {
    try {
      const [, front] = /^---\n([\s\S]*?)\n---\n/.exec(this.read(textPath(file, locale))) ?? [];
      // A title on lines of its own is not ordinary.
      return front && /^title: [^>|\s]/m.test(front) ? parse(front) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether menus or texts name a doc by its id or its file, besides its address. */
  #isNamed(file: string): boolean {
    const id = file.replace(/^docs\//, "");
    return this.#everything().some(
      (path) =>
        this.read(path).includes(`"${id}"`) || this.read(path).includes(`${basename(id)}.md`),
    );
  }

  #moveLinks(from: string, to: string): void {
    const link = new RegExp(`${from}(#[^\\s)"<>]*)?(?![\\w/-])`, "g");
    for (const path of this.#everything()) {
      const text = this.read(path);
      const changed = text.replaceAll(link, to);
      if (changed !== text) this.write(path, changed);
    }
    this.changeData("redirects", (redirects) => {
      for (const base of ["", "/en"])
        redirects.push({ from: base + from, to: base + to, why: "The page lay there before." });
    });
  }

  #everything(): string[] {
    return globSync(["_data/**/*.json", "src/{content,versions}/**/*.{md,json}"], {
      cwd: this.#dir,
    });
  }
}

/** Where a new link of the footer goes: its first column, or its only row. */
export function footerList(footer: EditedData["footer"]): FooterLink[] {
  footer.links ??= [];
  const [first] = footer.links;
  return first && "items" in first ? first.items : (footer.links as FooterLink[]);
}

/** A text with front matter. */
export function pageText(front: Record<string, unknown>, text = "Texten börjar här."): string {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n${text}\n`;
}

function textPath(file: string, locale: Locale): string {
  return `src/content/${locale}/${file}.md`;
}

/** Address of a doc or post whose file name says it all; null for index pages, number prefixes and the like. */
function addressOf(file: string): string | null {
  const post = /^blog\/(\d{4})-(\d{2})-(\d{2})-([a-z0-9-]+)$/.exec(file);
  if (post) return `/blog/${post.slice(1).join("/")}`;
  const isPlain = /^docs(\/[a-z][a-z0-9-]*)+$/.test(file);
  const isIndex = ["index", "readme", basename(dirname(file))].includes(basename(file));
  return isPlain && !isIndex ? `/${file}` : null;
}
