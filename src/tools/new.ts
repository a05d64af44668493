import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { applyEdits, modify, type ParseError, parse } from "jsonc-parser";
import { docUrl, postUrl } from "../model/routes/routes.ts";
import { tagSlug } from "../model/routes/slugs.ts";
import { buildTime } from "../read/environment.ts";
import { dayOf } from "../schema/calendar-day.ts";
import { suggestion } from "../schema/describe-issue.ts";
import { UserError } from "../schema/finding.ts";
import { LOCALES, type Locale, type Localized } from "../schema/localized.ts";

const USAGE = `Write what it is to be, and its title:

  npm run new -- post "Nytt inlägg" --en "New post"    news
  npm run new -- page "Ny sida" --en "New page"        a page of its own
  npm run new -- doc "Ny nämnd" --en "New committee"   a page in the menu of the docs; --in event puts it into that folder
  npm run new -- event "Sittning" --en "Sittning"      an event, for the home page and the page of events`;

const KINDS = ["post", "page", "doc", "event"] as const;
type Kind = (typeof KINDS)[number];

const EVENTS = "_data/events.json";
/** When an event is until its time is written: late enough to be shown on the home page. */
const DAYS_AHEAD = 7;
const FROM = "17:00";
const UNTIL = "18:00";

/** What is asked for. */
interface Wanted {
  kind: Kind;
  title: Localized;
  /** Whether the English title still has to be written. */
  lacksEnglish: boolean;
  /** Folder of the docs. */
  folder: string;
}

/** What was written, and what is left for the editor to do. */
export interface Written {
  files: string[];
  next: string[];
}

/**
 * Begins a post, page, doc or event in both languages, as a draft. Nothing that exists is changed, but
 * for the list that an event is added to.
 *
 * @param root folder with `_data` and `src/content`
 * @param args of the command line: what, title, and options
 * @param today day of a post
 * @throws UserError with words for the person who ran the command
 */
export function createNew(root: string, args: readonly string[], today: string): Written {
  const wanted = read(args);
  const written =
    wanted.kind === "event" ? addEvent(root, wanted, today) : addTexts(root, wanted, today);
  return {
    files: written.files,
    next: [
      ...(wanted.lacksEnglish
        ? [`Write the English title; "${wanted.title.sv}" stands there.`]
        : []),
      ...written.next,
    ],
  };
}

function read(args: readonly string[]): Wanted {
  const { values, positionals } = parsed(args);
  const [kind, ...words] = positionals;
  if (kind === undefined) throw new UserError(USAGE);
  const known = KINDS.find((name) => name === kind);
  if (!known)
    throw new UserError(`"${kind}" cannot be made. ${suggestion(kind, KINDS)}\n\n${USAGE}`);
  if (words.length > 1) {
    throw new UserError(
      `The title has to stand in quotation marks:  npm run new -- ${kind} "${words.join(" ")}"`,
    );
  }
  const title = words[0]?.trim();
  if (!title) throw new UserError(`The title is missing.\n\n${USAGE}`);
  if (values.in !== undefined && known !== "doc")
    throw new UserError(`--in is for docs; a ${known} lies in no folder of its own.`);
  const en = values.en?.trim();
  return {
    kind: known,
    title: { sv: title, en: en || title },
    lacksEnglish: !en,
    folder: values.in?.replace(/^\/+|\/+$/g, "") ?? "",
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { en: { type: "string" }, in: { type: "string" } },
      allowPositionals: true,
    });
  } catch (error) {
    const [reason] = (error as Error).message.split(". ");
    throw new UserError(`${reason}.\n\n${USAGE}`);
  }
}

function addTexts(root: string, { kind, title, folder }: Wanted, today: string): Written {
  const slug = tagSlug(title.sv);
  if (!slug) {
    throw new UserError(
      `The title "${title.sv}" has no letters or digits to make an address of. Choose another one.`,
    );
  }
  const { path, url } = placeOf(root, kind, slug, folder, today);
  const files = LOCALES.map((locale) => ({ locale, file: `src/content/${locale}/${path}` }));
  for (const { file } of files) {
    const taken = [file, file.replace(/\.md$/, "/index.md")].find((at) =>
      existsSync(join(root, at)),
    );
    if (taken)
      throw new UserError(
        `${taken} is there already; nothing was written. Change that file, or choose another title.`,
      );
  }
  for (const { locale, file } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), starter(kind, locale, title, today), { flag: "wx" });
  }
  return {
    files: files.map(({ file }) => file),
    next: [
      `Write the text and its description in both files. npm start shows it, marked as a draft:  ${url}`,
      ...(kind === "post"
        ? [
            "Say who writes and what about, with names from _data/news-authors.json and _data/news-tags.json:  authors: [it]",
            'A "date" in the future publishes it on that day.',
          ]
        : []),
      ...(kind === "page" ? ["Link to it from another page or a menu (_data/navbar.json)."] : []),
      'Remove the line "draft: true" from both files when it is ready.',
    ],
  };
}

/** Where a text goes, below the folder of its language, and the address that it gets in Swedish. */
function placeOf(root: string, kind: Kind, slug: string, folder: string, today: string) {
  if (kind === "post") {
    const name = `${today}-${slug}.md`;
    return { path: `blog/${name}`, url: postUrl("/blog", name) };
  }
  if (kind === "page") return { path: `${slug}.md`, url: `/${slug}` };
  const docs = join(root, "src/content/sv/docs");
  const folders = globSync("**/", { cwd: docs })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path !== "." && path !== "")
    .sort();
  if (folder && !folders.includes(folder)) {
    throw new UserError(
      `There is no folder "${folder}" in src/content/sv/docs. ${suggestion(folder, folders) ?? ""}`.trim(),
    );
  }
  const path = folder ? `${folder}/${slug}.md` : `${slug}.md`;
  return { path: `docs/${path}`, url: docUrl("/docs", path) };
}

/** The text that a file begins with. */
function starter(kind: Kind, locale: Locale, title: Localized, today: string): string {
  const text = readFileSync(join(import.meta.dirname, `starters/${kind}.${locale}.md`), "utf8");
  // YAML reads what JSON writes, whatever a title holds.
  return text.replace("{title}", () => JSON.stringify(title[locale])).replace("{date}", today);
}

function addEvent(root: string, { title }: Wanted, today: string): Written {
  const file = join(root, EVENTS);
  const text = readFileSync(file, "utf8");
  const errors: ParseError[] = [];
  const data = parse(text, errors) as { events?: unknown } | undefined;
  if (errors.length > 0 || !Array.isArray(data?.events)) {
    throw new UserError(
      `${EVENTS} cannot be read; nothing was written. npm run build says what is wrong with it.`,
    );
  }
  const day = new Date(Date.parse(today) + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
  const event = {
    title,
    start: `${day}T${FROM}`,
    end: `${day}T${UNTIL}`,
    draft: true,
    id: freeId(title.sv, today.slice(0, 4), text),
  };
  const edits = modify(text, ["events", data.events.length], event, {
    isArrayInsertion: true,
    formattingOptions: {
      insertSpaces: true,
      tabSize: 2,
      eol: text.includes("\r\n") ? "\r\n" : "\n",
    },
  });
  writeFileSync(file, applyEdits(text, edits));
  return {
    files: [EVENTS],
    next: [
      `Write when it is, in Swedish time: "start" and "end" at the end of ${EVENTS}.`,
      'Write "place", "description", "committee" (the page of who arranges it) and "url" if there is something to say, and  "allDay": true  if it has no time of the day.',
      'Leave "id" as it is: calendars know the event by it.',
      'npm start shows it, marked as a draft. Remove the line  "draft": true,  when it is ready.',
    ],
  };
}

/** An id that no event of the file has yet. */
function freeId(title: string, year: string, text: string): string {
  const wanted = [tagSlug(title).replace(/[^a-z0-9]+/g, "-"), year].join("-").replace(/^-+/, "");
  let id = wanted;
  for (let number = 2; text.includes(JSON.stringify(id)); number++) id = `${wanted}-${number}`;
  return id;
}

if (import.meta.main) {
  try {
    const { files, next } = createNew(".", process.argv.slice(2), dayOf(buildTime(process.env)));
    console.log(
      [
        "Written:",
        ...files.map((file) => `  ${file}`),
        "",
        "Next:",
        ...next.map((step, index) => `  ${index + 1}. ${step}`),
      ].join("\n"),
    );
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
