/// <reference lib="dom" />
import { folderOf } from "../../routes/edit-links.ts";
import { inLanguage, PREVIEW_LANGUAGES, PREVIEW_TEXTS } from "../../routes/form-labels.ts";
import type { Locale } from "../../schema/localized.ts";
import type { Answer, Content, Fields, Question } from "./messages.ts";

/** An entry of the CMS. */
export interface Entry {
  collection: string;
  /** Empty for a new one. */
  path: string;
  slug: string;
  data: Fields;
  i18n: Record<string, { data: Fields }>;
}

/** What the CMS gives of an entry: a record of Immutable.js. */
export interface EntryRecord {
  toJS(): unknown;
}

/** Somebody who shows findings. */
interface Listener {
  /** Asks the worker about the open entry. */
  check(): void;
  answered(answer: Answer): void;
}

/** Where the CMS keeps the language that an editor has chosen for its interface. */
const SETTINGS = "sveltia-cms.prefs";

/** Language of the CMS's interface: ours are Swedish and English. */
export function language(): Locale {
  const { locale = "auto" } = JSON.parse(localStorage.getItem(SETTINGS) ?? "{}") as {
    locale?: string;
  };
  return (locale === "auto" ? navigator.language : locale).startsWith("sv") ? "sv" : "en";
}

/** A text of the preview in that language. */
export const label = (name: keyof typeof PREVIEW_TEXTS) =>
  inLanguage(PREVIEW_TEXTS[name], language());

let worker: Worker | undefined;

/** The one that asks and shows is first: the preview, else a form without it. */
export const listeners = new Set<Listener>();

/** The next one takes over. */
export function leave(listener: Listener): void {
  listeners.delete(listener);
  [...listeners][0]?.check();
}

/** The last answer, about the open entry. */
export let answer: Answer | undefined;

/** The open form: the address of its entry without the language, and what the entry may say where it is saved. */
export let opened: { key: string; known: Set<string> } | undefined;

/** What its entry said at first; known before anything is checked, which takes long on a slow phone. */
export let begun: Promise<string> | undefined;
/** Whether a form is open. */
let isOpen = false;

/** Whether the draft that the CMS has offered was not taken. */
let isAnew = false;

/** How many forms have been left. One that was saved may ask again before it goes. */
let left = 0;

const isChanged = () => answer !== undefined && answer.version !== answer.before;

/** Whether a form is open in which something is written that is not saved. */
export const hasChanges = () => isOpen && isChanged();

/** Other tabs, which have read the files earlier than this one may save them. */
const tabs = new BroadcastChannel("admin");
const savedElsewhere = new Set<string>();
tabs.onmessage = ({ data }: MessageEvent<string>) => {
  savedElsewhere.add(data);
  [...listeners][0]?.check();
};

/** The form is left. */
export function close(): void {
  isOpen = isAnew = false;
  left += 1;
  answer = undefined;
  opened = begun = undefined;
}

/** Tells the other tabs that the open entry is saved. */
export function saved(): void {
  if (opened) {
    tabs.postMessage(opened.key);
    localStorage.removeItem(opened.key);
  }
  close();
}

// A restored draft belongs to the version that it was written on. Typing into an unchanged form starts from today's.
for (const event of ["input", "click"])
  document.addEventListener(
    event,
    ({ target }) => {
      const pressed = (target as Element).closest?.("dialog button")?.textContent?.trim();
      isAnew ||= pressed === label("discard");
      const isInForm =
        (target as Element).closest?.(".content-editor") && !(target as Element).closest("dialog");
      if (isInForm && opened && answer && !isChanged()) localStorage.removeItem(opened.key);
    },
    true,
  );

/** The first entry needs it; until then editors only have to log in. */
function startWorker(): Worker {
  const worker = new Worker("/admin/preview-worker.js", { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    // The form has been left meanwhile.
    if (!isOpen || data.form !== left) return;
    answer = data;
    const key = `admin.draft:${data.file.replace(/^src\/content\/[^/]+/, "")}`;
    const before = (!isAnew && localStorage.getItem(key)) || data.before;
    opened = { key, known: (opened?.known ?? new Set()).add(before) };
    if (isChanged()) localStorage.setItem(key, before);
    if (savedElsewhere.has(key)) data.findings.unshift(notice("overwrites", "reload"));
    else if (isChanged() && before !== data.before)
      data.findings.unshift(notice("outdated", "reload"));
    for (const listener of listeners) listener.answered(data);
  };
  return worker;
}

/** Tells the worker of entries; it answers about the open one. */
export function send(
  entries: readonly EntryRecord[],
  options: Partial<Omit<Question, "files" | "language">> = {},
): void {
  worker ??= startWorker();
  const files = entries.flatMap((entry) => filesOf(entry.toJS() as Entry));
  worker.postMessage({
    files,
    isOpen: false,
    form: left,
    language: language(),
    ...options,
  } satisfies Question);
  if (options.isOpen && !isOpen) begun = versionOf(files);
  isOpen ||= options.isOpen === true;
}

/** See `versionOf` in `version.ts`. */
export async function versionOf(contents: readonly Content[]): Promise<string> {
  worker ??= startWorker();
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(contents, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
  });
}

const notice = (
  problem: keyof typeof PREVIEW_TEXTS,
  fix: keyof typeof PREVIEW_TEXTS,
): Answer["findings"][number] => ({
  severity: "error",
  problem: label(problem),
  fix: label(fix),
  lang: "",
  line: null,
  quote: "",
  field: "",
});

/** The files of an entry in all languages, that of the shown language first. */
export function filesOf({ collection, path, slug, data, i18n }: Entry): Question["files"] {
  const folder = folderOf(collection);
  if (folder === undefined) return [[path, data]];
  const today = new Date().toLocaleDateString("sv");
  const name = slug || (collection === "posts" ? `${today}-ny` : "ny");
  // Of a language that has just been switched on the CMS gives no path.
  const isFile = path.startsWith("src/");
  const own = isFile
    ? path.split("/")[2]
    : Object.keys(PREVIEW_LANGUAGES).find((language) => !(language in i18n));
  const fileIn = (language: string) =>
    isFile
      ? path.replace(/^src\/content\/[^/]+/, `src/content/${language}`)
      : `src/content/${language}/${folder}${name}.md`;
  return [
    [fileIn(own ?? ""), data],
    ...Object.entries(i18n).map(([language, other]): [string, Fields] => [
      fileIn(language),
      other.data,
    ]),
  ];
}
