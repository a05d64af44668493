/// <reference lib="dom" />
import { inLanguage, PREVIEW_LANGUAGES } from "../../routes/form-labels.ts";
import { label, language } from "./checker.ts";
import type { Answer } from "./messages.ts";

type Shown = Answer["findings"][number];

const LANGUAGES: Readonly<Record<string, string>> = PREVIEW_LANGUAGES;

/** How many findings there are, the first of them, and all of them in a list that covers what is below. */
export function Findings({ findings }: { findings: readonly Shown[] }) {
  const [first] = findings;
  return (
    <div className="findings">
      <p role="status">{first ? `${label("findings")}: ${findings.length}` : label("none")}</p>
      {first && (
        <details>
          <summary>
            <span>{first.problem}</span>
          </summary>
          <ol>
            {findings.map((finding) => {
              const { severity, line, quote, lang, problem, fix } = finding;
              const place = [
                inLanguage(LANGUAGES[lang] ?? "", language()),
                line === null ? "" : `${label("line")} ${line}`,
              ];
              return (
                <li key={`${place} ${quote} ${problem}`} className={severity}>
                  <button
                    type="button"
                    onClick={({ currentTarget }) => {
                      // On a phone the list covers the form.
                      currentTarget.closest(".check-bar details")?.removeAttribute("open");
                      jumpTo(finding);
                    }}
                  >
                    <b>{place.filter(Boolean).join(", ")}</b> {quote && <code>{quote}</code>}
                    <span lang={language()}>
                      {problem} {fix}
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
        </details>
      )}
    </div>
  );
}

/** Moves the focus to the field, and in a text to the line. The CMS opens what is folded around it. */
function jumpTo({ field, lang, line }: Shown): void {
  if (line !== null)
    addEventListener("focusin", ({ target }) => selectLine(target, line), { once: true });
  const locale = lang || "_default";
  postMessage({ type: "highlight-editor-field", payload: { locale, keyPath: field } });
}

function selectLine(field: EventTarget | null, line: number): void {
  if (!(field instanceof HTMLTextAreaElement)) return;
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // The field is as high as its text; browsers scroll to where the cursor is only while somebody types.
  const share = (line - 1) / lines.length;
  const { top, height } = field.getBoundingClientRect();
  const pane = field.closest(".content") ?? document.documentElement;
  pane.scrollBy({ top: top + height * share - innerHeight / 3 });
}
