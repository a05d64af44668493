/// <reference path="../modules.d.ts" />
import type { Locale } from "../../src/schema/localized.ts";
import type { SearchTexts } from "../../src/schema/widget-texts.ts";
import { addStyles } from "../shared/add-styles.ts";
import type { Hit } from "./engine.ts";
import { type LoadedSearch, loadIndex } from "./load-index.ts";
import css from "./on-demand.css" with { type: "text" };
import { type Drawn, drawHits, element } from "./results.ts";

addStyles(document, css);

/** How long a reader types before the number of hits is said, in milliseconds. */
const PAUSE = 500;

export interface SearchBoxOptions {
  language: Locale;
  texts: SearchTexts;
  /** Page with all pages, for when the search cannot be had; null where the box stands on it. */
  allPages: string | null;
}

export interface SearchBox {
  element: HTMLElement;
  input: HTMLInputElement;
  /** Fetches the index, unless it is there. */
  load(): void;
  /** Searches for what stands in the field. */
  update(): void;
}

/**
 * A field with results as one types: a combobox, whose list holds a group for each page. The focus
 * stays in the field; arrow keys, Home and End choose a result, Enter follows it.
 */
export function createSearchBox({ language, texts, allPages }: SearchBoxOptions): SearchBox {
  const input = element("input", {
    type: "search",
    role: "combobox",
    "aria-label": texts.label,
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "find:list",
    placeholder: texts.placeholder,
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    enterkeyhint: "search",
  });
  const list = element("div", { role: "listbox", id: "find:list", "aria-label": texts.results });
  const note = element("p", { class: "find-note" });
  const status = element("p", { role: "status", class: "sr" });
  const archive = element("input", { type: "checkbox" });
  const archiveLabel = element(
    "label",
    { class: "find-archive", hidden: "" },
    archive,
    texts.archive,
  );
  const box = element("div", { class: "find-box" }, input, archiveLabel, status, note, list);

  let index: LoadedSearch | null = null;
  let older: LoadedSearch | null = null;
  let drawn: Drawn[] = [];
  let chosen = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    // Until it is there, the note says so, or what to do.
    if (!index) return;
    const question = input.value.trim();
    choose(-1);
    if (question === "") {
      show([], "");
      return;
    }
    const current = index.search(question);
    const hits = archive.checked && older ? [...current, ...older.search(question)] : current;
    const counted = (texts.hits.split("|")[hits.length === 1 ? 0 : 1] ?? "").replace(
      "{count}",
      String(hits.length),
    );
    show(hits, hits.length > 0 ? counted : texts.none.replace("{query}", question));
  }

  function show(hits: readonly Hit[], message: string): void {
    drawn = drawHits(hits, list);
    input.setAttribute("aria-expanded", String(drawn.length > 0));
    list.hidden = drawn.length === 0;
    note.textContent = message;
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = message;
    }, PAUSE);
  }

  function choose(at: number): void {
    drawn[chosen]?.option.setAttribute("aria-selected", "false");
    chosen = at;
    const option = drawn[at]?.option;
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  }

  async function load(): Promise<void> {
    note.textContent = texts.loading;
    try {
      index = await loadIndex(language, false);
      if (archive.checked) older = await loadIndex(language, true);
      archiveLabel.hidden = !index.hasArchive;
      note.textContent = "";
      update();
    } catch (error) {
      console.error("The search failed.", error);
      fail();
    }
  }

  function fail(): void {
    const retry = element("button", { type: "button", class: "button" }, texts.retry);
    retry.addEventListener("click", () => {
      input.focus();
      void load();
    });
    const link = allPages === null ? [] : [element("a", { href: allPages }, texts.allPages)];
    note.replaceChildren(texts.failed, element("br", {}), retry, " ", ...link);
    status.textContent = texts.failed;
  }

  input.addEventListener("input", update);
  archive.addEventListener("change", () => void load());
  input.addEventListener("keydown", (event) => {
    const { key, altKey, ctrlKey, metaKey, isComposing } = event;
    if (altKey || ctrlKey || metaKey || isComposing || drawn.length === 0) return;
    const to = nextOption(key, chosen, drawn.length);
    if (to !== undefined) choose(to);
    else if (key === "Enter") drawn[Math.max(chosen, 0)]?.option.click();
    else return;
    event.preventDefault();
  });

  return { element: box, input, load: () => void load(), update };
}

/** Where a key leads; Home and End belong to the field until a result is chosen. */
function nextOption(key: string, now: number, count: number): number | undefined {
  if (key === "ArrowDown") return (now + 1) % count;
  if (key === "ArrowUp") return now <= 0 ? count - 1 : now - 1;
  if (now < 0) return undefined;
  return { Home: 0, End: count - 1 }[key];
}
