import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { pageAt } from "../lint/addresses.ts";
import { lintFolder } from "../lint/run.ts";
import { COMMANDS, STEPS, USAGE } from "../messages/commands.ts";
import { buildTime } from "../read/environment.ts";
import { localizeTarget } from "../routes/locales.ts";
import { decode } from "../routes/paths.ts";
import { docUrl, postUrl } from "../routes/routes.ts";
import { tagSlug } from "../routes/slugs.ts";
import { dayOf } from "../schema/calendar-day.ts";
import { suggestion } from "../schema/describe-issue.ts";
import { type Mistake, printed, UserError } from "../schema/finding.ts";
import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES, type Locale, type Localized } from "../schema/localized.ts";
import { posixPath } from "../schema/posix-path.ts";
import { archiveDocs } from "./archive-docs.ts";
import { editJson, readJson, type Written } from "./edit-json.ts";
import { FEATURES } from "./features.ts";

const KINDS = ["post", "page", "doc", "event", "redirect", "archive"] as const;
type TextKind = "post" | "page" | "doc";

const EVENTS = "_data/events.json";
const REDIRECTS = "_data/redirects.json";
/** A new event is far enough ahead for the home page. */
const DAYS_AHEAD = 7;

/**
 * Creates texts in both languages as drafts, or an entry of a data file. Existing texts never change.
 *
 * @param root folder with `_data` and `src/content`
 * @param args of the command line: kind, title, options
 * @param today day of a post
 * @throws UserError with what to write instead
 */
export function createNew(root: string, args: readonly string[], today: string): Written {
  const { values, positionals } = parsed(args);
  const [kind, title = "", target, ...others] = positionals.map((word) => word.trim());
  if (kind === undefined) throw new UserError(printed(USAGE.new()));
  const known = KINDS.find((name) => name === kind);
  if (!known) throw wrong(COMMANDS.unknownKind({ kind, fix: suggestion(kind, KINDS) }));
  if (!title && known !== "archive") throw wrong(COMMANDS.noTitle());
  if (others.length > 0 || (target !== undefined) !== (known === "redirect"))
    throw wrong(COMMANDS.unquotedTitle());
  if (values.in !== undefined && known !== "doc")
    throw new UserError(COMMANDS.inIsForDocs({ kind: known }));
  if (known === "redirect") return addRedirect(root, title, target ?? "");
  if (known === "archive") {
    const name = archiveDocs(root, { today, name: title || undefined, isSure: values.anyway });
    return {
      files: [`src/versions/${name}`, "_data/versions.json", "_data/chapter-map.json"],
      next: [STEPS.archive({ name }), STEPS.roles(), STEPS.dates(), STEPS.services(), STEPS.rest()],
    };
  }
  const titles = { sv: title, en: values.en?.trim() || title };
  const written =
    known === "event"
      ? addEvent(root, titles, today)
      : addTexts(root, known, titles, values.in?.replace(/^\/+|\/+$/g, "") ?? "", today);
  if (!values.en) written.next.unshift(STEPS.englishTitle({ title }));
  return written;
}

const wrong = (mistake: Mistake) => new UserError(mistake, { usage: printed(USAGE.new()) });

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { en: { type: "string" }, in: { type: "string" }, anyway: { type: "boolean" } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message.split(". ")[0]}.`, {
      usage: printed(USAGE.new()),
    });
  }
}

/** Of an address; names of files have limits, too. */
const LONGEST = 80;

function addTexts(
  root: string,
  kind: TextKind,
  title: Localized,
  folder: string,
  today: string,
): Written {
  const slug = tagSlug(title.sv);
  if (!slug) throw new UserError(COMMANDS.noLetters({ title: title.sv }));
  const { path, url } = placeOf(root, kind, slug, folder, today);
  const files = LOCALES.map((locale) => `src/content/${locale}/${path}`);
  const taken = files
    .flatMap((file) => [file, file.replace(/\.md$/, "/index.md")])
    .find((file) => existsSync(join(root, file)));
  if (taken) throw new UserError(COMMANDS.exists({ file: taken }));
  if (slug.length > LONGEST) throw new UserError(COMMANDS.longTitle({ most: LONGEST }));
  const { addresses } = lintFolder(root, process.env, FEATURES).site;
  if (pageAt(url, addresses.pages) || pageAt(url, addresses.unpublished))
    throw new UserError(COMMANDS.addressTaken({ url }));
  for (const locale of LOCALES) {
    const file = join(root, `src/content/${locale}/${path}`);
    const starter = join(import.meta.dirname, `starters/${kind}.${locale}.md`);
    mkdirSync(dirname(file), { recursive: true });
    // YAML reads JSON, whatever a title contains.
    const text = readFileSync(starter, "utf8").replace("{title}", () =>
      JSON.stringify(title[locale]),
    );
    const filled = text.replaceAll("{date}", today);
    writeFileSync(file, filled, { flag: "wx" });
  }
  return { files, next: [STEPS.text({ url }), STEPS[kind](), STEPS.publish()] };
}

/** The path of a text below the folder of its language, and its Swedish address. */
function placeOf(root: string, kind: TextKind, slug: string, folder: string, today: string) {
  if (kind === "post") {
    const name = `${today}-${slug}.md`;
    return { path: `blog/${name}`, url: postUrl("/blog", name) };
  }
  if (kind === "page") return { path: `${slug}.md`, url: `/${slug}` };
  const docs = join(root, "src/content/sv/docs");
  const folders = globSync("**/", { cwd: docs }).map(posixPath);
  if (folder && !folders.includes(folder))
    throw new UserError(COMMANDS.noFolder({ folder, fix: suggestion(folder, folders) }));
  const path = folder ? `${folder}/${slug}.md` : `${slug}.md`;
  return { path: `docs/${path}`, url: docUrl("/docs", path) };
}

function addEvent(root: string, title: Localized, today: string): Written {
  const file = join(root, EVENTS);
  if (!existsSync(file)) throw new UserError(COMMANDS.noFile({ file: EVENTS }));
  const { events = [] } = readJson<{ events?: { id?: string }[] }>(file);
  const day = new Date(Date.parse(today) + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
  const name = `${tagSlug(title.sv)
    .slice(0, LONGEST)
    .replace(/[^a-z0-9]+/g, "-")}-${today.slice(0, 4)}`;
  const ids = new Set(events.map((event) => event.id));
  let id = name;
  for (let number = 2; ids.has(id); number += 1) id = `${name}-${number}`;
  const event = { title, start: day, draft: true, id };
  editJson(file, ["events", events.length], event, true);
  return {
    files: [EVENTS],
    next: [STEPS.eventDays(), STEPS.eventFields(), STEPS.eventId(), STEPS.publishEvent()],
  };
}

function addRedirect(root: string, from: string, to: string): Written {
  if (!from.startsWith("/") || !to.startsWith("/")) throw wrong(COMMANDS.noSlash());
  const file = join(root, REDIRECTS);
  const entries = readJson<{ from: string }[]>(file);
  const locales = readJson<LocalesFile>(join(root, "_data/locales.json"));
  const inLanguage = (address: string, locale: Locale) =>
    decode(localizeTarget(address, locale, locales));
  // An address that names its language is one; any other has a twin in each language.
  const moved = new Map(
    LOCALES.map((locale) => [inLanguage(from, locale), inLanguage(to, locale)]),
  );
  if (entries.some((entry) => moved.has(entry.from)))
    throw new UserError(COMMANDS.redirectedAlready({ from }));
  for (const [index, [from, to]] of [...moved].entries())
    editJson(file, [entries.length + index], { from, to, why: "The page has moved." }, true);
  return { files: [REDIRECTS], next: [STEPS.why()] };
}

if (import.meta.main) {
  try {
    const today = dayOf(buildTime(process.env));
    const { files, next } = createNew(".", process.argv.slice(2), today);
    const steps = next.map((step, index) => `  ${index + 1}. ${printed(step)}`);
    const written = [printed(STEPS.written()), ...files.map((file) => `  ${file}`)];
    console.log([...written, "", printed(STEPS.next()), ...steps].join("\n"));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
