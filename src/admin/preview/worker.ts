/// <reference lib="webworker" />
import "./prism.ts";
import type { ImageMetadata } from "../../assets/images.ts";
import { wordsIn } from "../../messages/message.ts";
import { PAGES } from "../../messages/pages.ts";
import { REFERENCES } from "../../messages/references.ts";
import { entryName } from "../../routes/form-labels.ts";
import { type Finding, shortened, warningAbout } from "../../schema/finding.ts";
import type { Locale } from "../../schema/localized.ts";
import { uploadedFile } from "../../schema/uploads.ts";
import type { AdminConfig } from "../config.ts";
import { labelled } from "../field-names.ts";
import { entryFile, formPath } from "./entry-file.ts";
import { leftBehind } from "./left-behind.ts";
import type { Answer, Content, Fields, Question } from "./messages.ts";
import { preview } from "./preview.ts";
import { emptyFields, formOf } from "./required.ts";
import { unpack } from "./snapshot.ts";
import { versionOf } from "./version.ts";

/** Runs beside the CMS, so that typing never waits for it. */

const snapshot = fetch("/admin/snapshot.json").then(async (answer) => unpack(await answer.text()));
const config = fetch("/admin/config.json").then((answer) => answer.json() as Promise<AdminConfig>);
const edited = new Map<string, string>();
/** Pictures that the CMS uploads when the entry is saved. */
const uploads = new Map<string, ImageMetadata>();
/** Documents, with their size. */
const documents = new Map<string, number>();
/** Paths of those that the CMS has not named yet, by their address in the browser. */
const unnamed = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let hasAll = false;
/** The entry that is open, with the part of a data file that was edited last. */
let open:
  | {
      file: string;
      text: string;
      /** As it was when it was opened. */
      before: string;
      part?: string | undefined;
      linkedFrom?: string[];
    }
  | undefined;

/** What the open entry said when its form was opened. */
let opened = { version: "", key: "", form: -1 };

self.onmessage = ({ data, ports: [port] }: MessageEvent<Question | Content[]>) => {
  if (Array.isArray(data)) return port?.postMessage(versionOf(data));
  const { files: entry, form, isOpen, isWhole = false, language, pictures = [] } = data;
  hasAll ||= isWhole;
  const isAdded = Promise.all(pictures.map(([path, picture]) => addUpload(path, picture)));
  for (const [file, fields] of entry) {
    const text = entryFile(file, fields);
    if (text) edited.set(file, text);
    else edited.delete(file);
  }
  if (!isOpen) return;
  const version = versionOf(entry);
  const key = entry[0]?.[0].replace(/^src\/content\/[^/]+/, "") ?? "";
  // A form that is left may still ask once more.
  if (form !== opened.form || key !== opened.key) {
    opened = { version, key, form };
    open = undefined;
  }
  // Another form may be opened before the answer.
  const base = opened.version;
  // Of several changes that came meanwhile only the last one is shown.
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const known = await snapshot;
    const forms = await config;
    await isAdded;
    const texts = new Map([...(hasAll ? [] : known.lastTexts), ...known.texts, ...edited]);
    const names = entry.map(([file]) => file);
    const missing: string[] = [];
    const written = names.map((name) => texts.get(name) ?? "").join("\n");
    for (const name of names) {
      const text = texts.get(name);
      if (text) texts.set(name, await withUploads(text));
    }
    const { build } = known;
    // An address that was taken out of the text is that of no file.
    const gone = [...unnamed].flatMap(([url, path]) => (written.includes(url) ? [] : fileOf(path)));
    for (const file of gone) for (const all of [uploads, documents]) all.delete(file);
    const images = { findings: [], byPath: new Map([...build.images.byPath, ...uploads]) };
    const isKnown = (file: string) =>
      images.byPath.has(file) || build.files.has(file) || documents.has(file);
    for (const name of names)
      for (const [path] of texts.get(name)?.matchAll(/\/(?:img|pdfs)\/[^\s)>"'}]+/g) ?? [])
        if (!isKnown(fileOf(path))) missing.push(path);
    const files = new Set([...build.files, ...uploads.keys(), ...documents.keys()]);
    const fileSizes = { ...build.fileSizes, ...Object.fromEntries(documents) };
    const shown = { ...build, images, files, fileSizes };
    const [file = ""] = names;
    const text = texts.get(file) ?? "";
    const before = open?.file === file ? open : { file, text, before: text };
    open = { ...before, text, part: changedPart(before.text, text) ?? before.part };
    const result = preview({ ...known, build: shown }, texts, names, open.part);
    const { findings, body, style = null, lang } = result;
    open.linkedFrom ??= result.linkedFrom();
    const { stylesheet } = build.assets;
    const entries = leftBehind(known, texts, file, open.before);
    const mistake = REFERENCES.leftBehind({
      entries: entries.map((title) => entryName(title, language)).join(", "),
    });
    const left = entries.length > 0 ? [warningAbout(file, mistake)] : [];
    const fields = new Map(entry);
    const shownFindings = [...left, ...findings].map((finding) =>
      shownFinding(finding, texts, fields.get(finding.file), language),
    );
    const reported = new Set(shownFindings.map(({ field }) => field));
    const empty = entry
      .flatMap(([file, data]) =>
        entryFile(file, data) === ""
          ? []
          : emptyFields(formOf(file, forms), data).map((path) => emptyField(file, path, language)),
      )
      .filter(({ field }) => !reported.has(field));
    self.postMessage({
      findings: [...empty, ...shownFindings].sort(
        (a, b) => Number(b.severity === "error") - Number(a.severity === "error"),
      ),
      body,
      style,
      lang,
      linkedFrom: open.linkedFrom,
      file,
      form,
      version,
      before: base,
      stylesheet,
      missing,
    } satisfies Answer);
  }, 20);
};

/** The first key of a data file whose value is another one than before. */
function changedPart(before: string, now: string): string | undefined {
  if (before === now || !now.startsWith("{")) return undefined;
  const [old, own] = [before, now].map((text) => JSON.parse(text || "{}") as Fields);
  return Object.keys(own ?? {}).find(
    (key) => JSON.stringify(old?.[key]) !== JSON.stringify(own?.[key]),
  );
}

/** Path of an upload by its address on the site. */
const fileOf = (path: string) => uploadedFile(path) ?? `src/assets${path}`;

/** A text in which files of the browser (`blob:`) have an address like those of the site. */
async function withUploads(text: string): Promise<string> {
  for (const [url, name] of text.matchAll(/blob:[^\s"'>)]*\/([\w-]+)/g)) {
    const blob = await (await fetch(url)).blob();
    const [kind, format = ""] = blob.type.split("/");
    const ending = format.replace(/\+.*/, "");
    const path = kind === "image" ? `/img/${name}.${ending}` : `/pdfs/${name}.pdf`;
    text = text.replaceAll(url, path);
    unnamed.set(url, path);
    await addUpload(path, blob);
  }
  return text;
}

/** Adds a file once. The address of a picture is never revoked: any entry may show it. */
async function addUpload(path: string, blob: Blob): Promise<void> {
  const upload = fileOf(path);
  if (uploads.has(upload) || documents.has(upload)) return;
  if (uploadedFile(path)) {
    documents.set(upload, blob.size);
    return;
  }
  // Drawings have no size of their own here.
  const unknown = { width: 624, height: 416 };
  const { width, height } = await createImageBitmap(blob).catch(() => unknown);
  const url = URL.createObjectURL(blob);
  const file = { url, width, height, size: blob.size, filename: "", outputPath: "" };
  uploads.set(upload, { webp: [file] });
}

/** Words with the addresses that are in the text. */
const asWritten = (words: string) =>
  [...unnamed].reduce((all, [url, path]) => all.replaceAll(path, url), words);

/** Of a field that the form asks for. */
function emptyField(
  file: string,
  path: readonly (string | number)[],
  language: Locale,
): Answer["findings"][number] {
  const finding = { severity: "error" as const, file, line: null, path, ...PAGES.emptyField() };
  return shownFinding(finding, new Map(), undefined, language);
}

/** A finding in the words of the form. Lines are those of the text, as the editor does not see its front matter. */
function shownFinding(
  finding: Finding,
  texts: ReadonlyMap<string, string>,
  fields: Fields | undefined,
  language: Locale,
): Answer["findings"][number] {
  const { file, line, severity, path: written = [] } = finding;
  // The only field of a file that is one list.
  const path = formPath(typeof written[0] === "number" ? ["items", ...written] : written, fields);
  const text = texts.get(file) ?? "";
  const [, lang = ""] = /^src\/content\/([^/]+)/.exec(file) ?? [];
  const head = text.slice(0, text.indexOf("\n---\n", 3) + 5).split("\n").length;
  const isInBody = line !== null && file.endsWith(".md") && line > head;
  const quote = isInBody ? shortened(asWritten(text.split("\n")[line - 1] ?? ""), 120) : "";
  const { problem, fix } = wordsIn(finding, language, "form");
  const named = (words: string) => labelled(asWritten(words), path, language);
  return {
    severity,
    problem: named(problem),
    fix: fix && named(fix),
    lang,
    quote,
    field: isInBody ? "body" : path.join("."),
    line: isInBody ? line - head : null,
  };
}
