/// <reference lib="dom" />
import CMS from "@sveltia/cms";
import { Component } from "react";
import type { Locale } from "../../schema/localized.ts";
import {
  EDITED_FILES,
  INSERT_FIELD,
  inLanguage,
  PREVIEW_LANGUAGES,
  PREVIEW_TEXTS,
} from "../labels.ts";
import { InsertField } from "./insert-field.tsx";
import type { Answer, Fields, Question } from "./messages.ts";

/** What the CMS gives to a preview: a record of Immutable.js, and the document of the frame. */
interface Props {
  entry: { toJS(): unknown };
  document: Document;
  getCollection(name: string): Promise<Props["entry"][]>;
  /** A picture; its address is known when its content is. */
  getAsset(path: string): { url: string; toBase64(): Promise<string> } | undefined;
}

/** An entry of the CMS. */
interface Entry {
  collection: string;
  /** Empty for a new one. */
  path: string;
  slug: string;
  data: Fields;
  i18n: Record<string, { data: Fields }>;
}

const LANGUAGES: Record<string, string> = PREVIEW_LANGUAGES;

/** Folders of the texts in the folder of a language, by collection. */
const FOLDERS: Readonly<Record<string, string>> = { pages: "", docs: "docs/", posts: "blog/" };

/** The CMS can show several entries, one after the other. */
let open: EntryPreview | undefined;
let worker: Worker | undefined;

/** The first preview needs it; until then editors only have to log in. */
function startWorker(): Worker {
  const worker = new Worker("/admin/preview-worker.js", { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    open?.setState(({ page }) => ({ ...data, page: data.body ?? page }));
    open?.addPictures(data.missing);
  };
  return worker;
}

/** The files of an entry in all languages, that of the shown language first. */
function filesOf({ collection, path, slug, data, i18n }: Entry): Question["files"] {
  if (!(collection in FOLDERS)) return [[path, data]];
  const today = new Date().toJSON().slice(0, 10);
  const name = slug || (collection === "posts" ? `${today}-ny` : "ny");
  const own = path.split("/")[2] ?? Object.keys(LANGUAGES).find((language) => !(language in i18n));
  const fileIn = (language: string) =>
    path
      ? path.replace(/^src\/content\/[^/]+/, `src/content/${language}`)
      : `src/content/${language}/${FOLDERS[collection]}${name}.md`;
  return [
    [fileIn(own ?? ""), data],
    ...Object.entries(i18n).map(([language, other]): [string, Fields] => [
      fileIn(language),
      other.data,
    ]),
  ];
}

/** Language of the CMS's interface; it has Swedish and English ones. */
const language = (): Locale => (document.documentElement.lang.startsWith("en") ? "en" : "sv");
const label = (name: keyof typeof PREVIEW_TEXTS) => inLanguage(PREVIEW_TEXTS[name], language());

interface State extends Partial<Answer> {
  /** The last page that could be rendered. */
  page?: string | undefined;
}

/** What is beside an entry: findings, and the page as it will be published. */
class EntryPreview extends Component<Props, State> {
  override state: State = {};
  added = new Set<string>();

  override async componentDidMount() {
    open = this;
    const { getCollection } = this.props;
    for (const name of [...Object.keys(FOLDERS), "facts", "menus"]) {
      const entries = [await getCollection(name)].flat();
      this.send(entries.map((entry) => entry.toJS() as Entry));
    }
    this.show();
  }

  override componentDidUpdate(before: Props) {
    if (before !== this.props) this.show();
  }

  override componentWillUnmount() {
    if (open === this) open = undefined;
  }

  show(pictures: Question["pictures"] = []) {
    if (open === this) this.send([this.props.entry.toJS() as Entry], true, pictures);
  }

  send(entries: readonly Entry[], isOpen = false, pictures: Question["pictures"] = []) {
    worker ??= startWorker();
    const files = entries.flatMap(filesOf);
    worker.postMessage({ files, isOpen, language: language(), pictures } satisfies Question);
  }

  /** Shows pictures that were uploaded since the last build. */
  async addPictures(paths: readonly string[]) {
    const pictures: [path: string, url: string][] = [];
    for (const path of paths.filter((one) => !this.added.has(one))) {
      const asset = this.props.getAsset(path);
      await asset?.toBase64();
      if (asset) pictures.push([path, asset.url]);
      if (asset) this.added.add(path);
    }
    if (pictures.length > 0) this.show(pictures);
  }

  override render() {
    const { findings, body, lang, page = "", stylesheet } = this.state;
    const root = this.props.document.documentElement;
    if (!findings) return <p role="status">{label("waiting")}</p>;
    return (
      <>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="stylesheet" href="/admin/preview.css" />
        <div style={{ padding: "1rem" }}>
          <button
            type="button"
            onClick={() => {
              const isDark = getComputedStyle(root).colorScheme === "dark";
              root.dataset.theme = isDark ? "light" : "dark";
            }}
          >
            {label("mode")}
          </button>
          <p role="status">
            {findings.length > 0 ? `${label("findings")}: ${findings.length}` : label("none")}
          </p>
          {findings.map(({ severity, lang, line, quote, problem, fix }) => (
            <div
              key={`${lang} ${line} ${quote} ${problem}`}
              className={`admonition ${severity === "error" ? "danger" : "warning"}`}
            >
              <p className="admonition-title">
                {inLanguage(LANGUAGES[lang] ?? "", language())}{" "}
                {line !== null && `${label("line")} ${line}`}
              </p>
              {quote && (
                <p>
                  <code>{quote}</code>
                </p>
              )}
              <p lang={language()}>
                {problem} {fix}
              </p>
            </div>
          ))}
          {body === null && <p>{label("broken")}</p>}
        </div>
        <div lang={lang} dangerouslySetInnerHTML={{ __html: page }} />
      </>
    );
  }
}

for (const name of [...Object.keys(FOLDERS), ...EDITED_FILES])
  CMS.registerPreviewTemplate(name, EntryPreview);
CMS.registerFieldType(INSERT_FIELD, InsertField);
// Loaded beside the CMS, which would ask for it only when it runs.
const config = await (await fetch("/admin/config.json")).json();
CMS.init({ config: { ...config, load_config_file: false } });
