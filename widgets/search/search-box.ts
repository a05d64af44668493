import { element } from "../shared/element.ts";
import type { Texts } from "../shared/texts.ts";
import type { Hit, Search } from "./engine.ts";
import { LONGEST_QUESTION } from "./index-settings.ts";
import { drawHits, spinner } from "./results.ts";

/** Loading that ends sooner shows no spinner (SPIN-1), in milliseconds. */
const SPINNER_DELAY = 200;
/** Pause in typing before the number of results is announced, in milliseconds. */
const PAUSE = 500;

export interface SearchBoxOptions {
  /** Fetches the index of current pages, or of archived ones. */
  load: (isArchive: boolean) => Promise<Search>;
  texts: Texts;
  /** Page with all pages, for when the index cannot be loaded; null on that page itself. */
  allPages: string | null;
}

/**
 * A field with results as one types: a combobox, whose list has a group for each page. The focus stays
 * in the field; the first result is chosen, arrow keys, Home and End choose another, Enter follows it.
 */
export function createSearchBox({ load, texts, allPages }: SearchBoxOptions) {
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
    maxlength: `${LONGEST_QUESTION}`,
  });
  const attributes = { role: "listbox", id: "find:list", "aria-label": texts.results, hidden: "" };
  const list = element("div", attributes);
  // The only element that announces anything.
  const status = element("div", { class: "find-note", role: "status" });
  const archive = element("input", { type: "checkbox" });
  const archiveLabel = element(
    "label",
    { class: "find-archive", hidden: "" },
    archive,
    texts.archive,
  );
  const suggestions = element("p", { class: "find-try" });
  const ways = element("p", { class: "find-ways", hidden: "" });
  const box = element(
    "div",
    { class: "find-box" },
    input,
    archiveLabel,
    list,
    // Below the results, which it would push away from a finger when it comes.
    status,
    suggestions,
    ways,
  );

  let index: Search | null = null;
  let older: Search | null = null;
  let options: HTMLAnchorElement[] = [];
  let chosen = -1;
  /** Whether the reader has chosen it; until then Home and End belong to the field. */
  let isMoved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Words to press, after what they are. */
  function suggest(lead: string, words: readonly string[]): void {
    suggestions.replaceChildren(...(words.length > 0 ? [lead, ...words.map(suggestion)] : []));
  }

  /** Before the first letter: words that others search for. The page with all pages needs none. */
  function suggestFirst(): void {
    const [lead = "", ...words] = allPages === null ? [] : texts.suggestions.split("|");
    suggest(lead, words);
  }

  function suggestion(word: string): HTMLElement {
    const button = element("button", { type: "button" }, word);
    button.addEventListener("click", () => {
      input.value = word;
      input.focus();
      update();
    });
    return button;
  }

  function update(): void {
    const question = input.value.trim();
    if (question === "") suggestFirst();
    else suggestions.replaceChildren();
    ways.hidden = question === "" || ways.childElementCount === 0;
    if (!index) return;
    if (question === "") {
      show([], "");
      return;
    }
    const current = index.find(question);
    const hits = archive.checked && older ? [...current, ...older.find(question)] : current;
    if (hits.length === 0) suggest(texts.near, index.nearest(question));
    const count = texts.hits.split("|")[hits.length === 1 ? 0 : 1] ?? "";
    show(
      hits,
      hits.length > 0
        ? count.replace("{count}", String(hits.length))
        : texts.none.replace("{query}", question),
    );
  }

  function show(hits: readonly Hit[], message: string): void {
    options = drawHits(hits, list);
    input.setAttribute("aria-expanded", String(options.length > 0));
    list.hidden = options.length === 0;
    isMoved = false;
    choose(options.length > 0 ? 0 : -1);
    clearTimeout(timer);
    timer = setTimeout(() => status.replaceChildren(message), PAUSE);
  }

  function choose(at: number): void {
    options[chosen]?.setAttribute("aria-selected", "false");
    chosen = at;
    const option = options[at];
    option?.setAttribute("aria-selected", "true");
    if (isMoved) option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  }

  async function loadIndex(): Promise<void> {
    clearTimeout(timer);
    status.replaceChildren();
    timer = setTimeout(() => status.replaceChildren(spinner(texts.loading)), SPINNER_DELAY);
    try {
      index = await load(false);
      if (archive.checked) older = await load(true);
      clearTimeout(timer);
      archiveLabel.hidden = !index.hasArchive;
      // The page that lists all pages has these links itself.
      const links = allPages === null ? [] : index.ways;
      ways.replaceChildren(
        ...(links.length > 0 ? [texts.ways] : []),
        ...links.map(({ label, href }) => element("a", { href }, label)),
      );
      status.replaceChildren();
      update();
    } catch (error) {
      clearTimeout(timer);
      console.error("The search failed.", error);
      fail();
    }
  }

  function fail(): void {
    const retry = element("button", { type: "button", class: "button" }, texts.retry);
    retry.addEventListener("click", () => {
      input.focus();
      void loadIndex();
    });
    const link = allPages === null ? [] : [element("a", { href: allPages }, texts.allPages)];
    status.replaceChildren(texts.failed, element("br", {}), retry, " ", ...link);
  }

  suggestFirst();
  input.addEventListener("input", update);
  archive.addEventListener("change", () => void loadIndex());
  input.addEventListener("keydown", (event) => {
    const { key, altKey, ctrlKey, metaKey, isComposing } = event;
    if (altKey || ctrlKey || metaKey || isComposing || options.length === 0) return;
    const to = nextOption(key, chosen, options.length, isMoved);
    if (to !== undefined) {
      isMoved = true;
      choose(to);
    } else if (key === "Enter") options[chosen]?.click();
    else return;
    event.preventDefault();
  });

  /** Fetches the index and searches for what is in the field. */
  const start = () => void loadIndex();
  return { element: box, input, load: start };
}

/** The option that a key leads to. */
function nextOption(key: string, now: number, count: number, isMoved: boolean): number | undefined {
  if (key === "ArrowDown") return (now + 1) % count;
  if (key === "ArrowUp") return (now + count - 1) % count;
  return isMoved ? { Home: 0, End: count - 1 }[key] : undefined;
}
