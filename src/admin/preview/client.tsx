/// <reference lib="dom" />
import CMS from "@sveltia/cms";
import { Component } from "react";
import {
  ATTACH_FIELD,
  CHECK_FIELD,
  CHOICE_FIELD,
  EDITED_FILES,
  INSERT_FIELD,
  inLanguage,
} from "../../routes/form-labels.ts";
import type { Locale } from "../../schema/localized.ts";
import type { AdminConfig } from "../config.ts";
import { askFirst } from "./ask-first.ts";
import { CheckField } from "./check-field.tsx";
import { type EntryRecord, label, language, leave, listeners, saved, send } from "./checker.ts";
import { choiceField } from "./choice-field.tsx";
import { addToDialogs } from "./dialogs.ts";
import { Findings } from "./findings.tsx";
import { confirmProposal, holdBack, type Saving } from "./guard.ts";
import { insertField } from "./insert-field.tsx";
import type { Answer, Question } from "./messages.ts";
import { patch } from "./patch.ts";

/** What the CMS gives to a preview, with the document of the frame. */
interface Props {
  entry: EntryRecord;
  document: Document;
  getCollection(name: string): Promise<EntryRecord[]>;
  /** A picture. */
  getAsset(path: string): { toBase64(): Promise<string> } | undefined;
}

/** The CMS can show several entries, one after the other. */
let open: EntryPreview | undefined;

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
    // Before the forms, which then leave the findings to it.
    const others = [...listeners];
    listeners.clear();
    for (const listener of [this, ...others]) listeners.add(listener);
    const { getCollection } = this.props;
    const names = config.collections.map(({ name }) => name);
    for (const name of names)
      send([await getCollection(name)].flat(), { isWhole: name === names.at(-1) });
    this.check();
  }

  override componentDidUpdate(before: Props) {
    if (before !== this.props) this.check();
  }

  override componentWillUnmount() {
    if (open === this) open = undefined;
    leave(this);
  }

  answered(answer: Answer) {
    if (open !== this) return;
    this.setState(({ page }) => ({ ...answer, page: answer.body ?? page }));
    this.addPictures(answer.missing);
  }

  check(pictures: Question["pictures"] = []) {
    if (open === this) send([this.props.entry], { isOpen: true, pictures });
  }

  /** Shows pictures that were uploaded since the last build. */
  async addPictures(paths: readonly string[]) {
    const pictures: [path: string, picture: Blob][] = [];
    for (const path of paths.filter((one) => !this.added.has(one))) {
      const asset = this.props.getAsset(path);
      if (!asset) continue;
      const content = Uint8Array.from(atob(await asset.toBase64()), (byte) => byte.charCodeAt(0));
      // Browsers know other pictures by their content.
      const type = path.endsWith(".svg") ? "image/svg+xml" : "";
      pictures.push([path, new Blob([content], { type })]);
      this.added.add(path);
    }
    if (pictures.length > 0) this.check(pictures);
  }

  override render() {
    const { findings, body, style, lang, page = "", stylesheet } = this.state;
    const root = this.props.document.documentElement;
    if (!findings) return <p role="status">{label("waiting")}</p>;
    return (
      <>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="stylesheet" href="/admin/preview.css" />
        <link rel="stylesheet" href="/admin/admin.css" />
        {style && <style>{style}</style>}
        <div className="preview-bar">
          <Findings findings={findings} />
          <button
            type="button"
            onClick={() => {
              const isDark = getComputedStyle(root).colorScheme === "dark";
              root.dataset.theme = isDark ? "light" : "dark";
            }}
          >
            {label("mode")}
          </button>
        </div>
        {body === null && <p className="preview-note">{label("broken")}</p>}
        <div lang={lang} ref={(root) => void (root && patch(root, page))} />
      </>
    );
  }
}

/** What `adminConfig` has written. */
type Config = Pick<AdminConfig, "collections" | "choices"> & {
  backend: { repo: string };
  i18n: { default_locale: Locale };
};

/** Texts of the configuration that people read; it has them in both languages. */
const TEXTS = ["label", "label_singular", "hint", "summary"];

CMS.registerFieldType(CHECK_FIELD, CheckField);
addToDialogs();
askFirst();
// The CMS opens an empty menu when Enter is pressed on the button for a new entry; a click does what it says.
document.addEventListener(
  "keydown",
  (event) => {
    const button = "button[aria-keyshortcuts][aria-expanded]:not([aria-haspopup])";
    if (["Enter", " "].includes(event.key) && (event.target as Element).matches(button))
      event.stopImmediatePropagation();
  },
  true,
);
// The keyboard of a phone covers the lower edge of the page.
for (const event of ["resize", "scroll"])
  visualViewport?.addEventListener(event, () => {
    const { height = innerHeight, offsetTop = 0 } = visualViewport ?? {};
    const covered = `${innerHeight - height - offsetTop}px`;
    document.documentElement.style.setProperty("--keyboard", covered);
  });
// Loaded beside the CMS, which would ask for it only when it runs.
const text = await (await fetch("/admin/config.json")).text();
const config = JSON.parse(text, (key, value: unknown) =>
  typeof value === "string" && TEXTS.includes(key) ? inLanguage(value, language()) : value,
) as Config;
for (const name of [...config.collections.map(({ name }) => name), ...EDITED_FILES])
  CMS.registerPreviewTemplate(name, EntryPreview);
// Asked for by those who cannot log in with an account. A draft is kept for the configuration that it was written with.
document.documentElement.classList.toggle("with-token", location.search.includes("token"));
CMS.registerFieldType(CHOICE_FIELD, choiceField(config.choices, config.i18n.default_locale));
CMS.registerFieldType(INSERT_FIELD, insertField(config.choices.role));
CMS.registerFieldType(ATTACH_FIELD, insertField());
const { repo } = config.backend;
CMS.registerEventListener({
  name: "preSave",
  handler: (saving: Saving) => holdBack(repo, saving),
});
CMS.registerEventListener({
  name: "postSave",
  handler: async (saving: Saving) => {
    await confirmProposal(repo, saving);
    saved();
  },
});
// A draft is kept while this is the same, so it holds nothing that changes with every role.
const { choices: _, ...fixed } = config;
CMS.init({ config: { ...fixed, load_config_file: false } as never });
