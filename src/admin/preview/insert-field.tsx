/// <reference lib="dom" />

import { INSERTS, type Insert, inLanguage } from "../../routes/form-labels.ts";
import { DOCUMENT_TYPES, PICTURE_TYPES, safeTarget } from "../../schema/uploads.ts";
import type { Option } from "../fields.ts";
import { type Entry, type EntryRecord, language } from "./checker.ts";

/** What the CMS gives to a field: among it what opens the pictures, to choose or upload one. */
interface Props {
  entry: EntryRecord;
  pickFile(options: {
    kind: "image" | "file";
    accept?: string;
    allowURL: boolean;
  }): Promise<{ value: string } | { value: string }[] | null>;
}

/** What begins the key of a role in a text. */
const ROLE = "[[roll:";

/**
 * Buttons that write Markdown into the text below. They are a field without a value.
 *
 * @param roles by their keys, for the button that shows the address of one; none for the button for documents
 */
export const insertField = (roles?: readonly Option[]) =>
  function InsertField({ entry, pickFile }: Props) {
    const { collection } = entry.toJS() as Entry;
    const isOffered = ({ only = collection, kind }: Insert) =>
      only === collection && (kind === "file") === !roles;
    return (
      <div className="inserts">
        {INSERTS.filter(isOffered).map((insert) => (
          <button
            key={insert.label}
            type="button"
            onClick={async ({ currentTarget }) => {
              const list = currentTarget.parentElement?.querySelector<HTMLElement>("[popover]");
              if (insert.before === ROLE) return list?.showPopover();
              const field = fieldBelow(currentTarget);
              if (!field) return;
              const { kind } = insert;
              if (!kind) return insertAt(field, insert);
              const accept = kind === "file" ? DOCUMENT_TYPES : PICTURE_TYPES;
              const [file] = [await pickFile({ kind, allowURL: false, accept })].flat();
              if (!file) return;
              const finish = () => insertAt(field, insert, file.value);
              // While a dialog is open, nothing below it can have the focus.
              const dialog = document.querySelector("dialog[open]");
              if (dialog) dialog.addEventListener("close", finish, { once: true });
              else finish();
            }}
          >
            {inLanguage(insert.label, language())}
          </button>
        ))}
        <div popover="auto">
          {roles?.map(({ value, label }) => (
            <button
              key={`${value}`}
              type="button"
              style={{ display: "block" }}
              onClick={({ currentTarget }) => {
                const field = fieldBelow(currentTarget);
                const role = { label, before: `${ROLE}${value}]]`, after: "", isBlock: false };
                currentTarget.parentElement?.hidePopover();
                if (field) insertAt(field, role);
              }}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
    );
  };

/** Other fields with buttons may be in between. */
function fieldBelow(button: Element): HTMLTextAreaElement | null {
  const next = button.closest("section")?.nextElementSibling;
  return next ? (next.querySelector("textarea") ?? fieldBelow(next)) : null;
}

/** Writes around what is selected, so that it can be undone, and leaves the cursor in between. */
function insertAt(field: HTMLTextAreaElement, { before, after, isBlock }: Insert, address = "/") {
  const { value, selectionStart: start, selectionEnd: end } = field;
  const [above, below] = [value.slice(0, start), value.slice(end)];
  const gapAbove = isBlock && above ? "\n\n".slice(/\n*$/.exec(above)?.[0].length) : "";
  const gapBelow = isBlock && below ? "\n\n".slice(/^\n*/.exec(below)?.[0].length) : "";
  const head = gapAbove + before + value.slice(start, end);
  field.focus();
  document.execCommand(
    "insertText",
    false,
    head + after.replace("()", `(${safeTarget(address)})`) + gapBelow,
  );
  field.setSelectionRange(start + head.length, start + head.length);
}
