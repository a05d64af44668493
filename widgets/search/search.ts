/// <reference path="../modules.d.ts" />
import { addStyles } from "../shared/add-styles.ts";
import { element } from "../shared/element.ts";
import { followedLink } from "../shared/followed-link.ts";
import { enterModalEntry, followFromModal, leaveModalEntry } from "../shared/modal-entry.ts";
import { repeatExit } from "../shared/repeat-exit.ts";
import { loadTexts } from "../shared/texts.ts";
import { createSearch, type Search } from "./engine.ts";
import { indexAddress, LONGEST_QUESTION, type SearchFile } from "./index-settings.ts";
import css from "./on-demand.css" with { type: "text" };
import { createSearchBox } from "./search-box.ts";

addStyles(document, css);

/**
 * Opens the search in a dialog over the page, with a history entry of its own. It is removed when it is
 * closed or a result is followed.
 *
 * @param allPages address of the page that lists all pages
 * @param typed what was typed meanwhile
 * @throws Error when its texts cannot be loaded
 */
export async function openSearch(
  root: Document,
  allPages: string,
  typed: () => string,
): Promise<void> {
  const { box, texts } = await makeBox(root, allPages);
  if (root.querySelector("dialog[open]")) return;
  const attributes = { type: "button", class: "find-close", "aria-label": texts.close };
  const close = element("button", attributes, "×");
  // For those who see: screen readers say it of the field.
  const keys = texts.keys
    .split("|")
    .map((piece, at) => (at % 2 === 0 ? element("kbd", {}, piece) : ` ${piece} `));
  const dialog = element(
    "dialog",
    { class: "find-dialog", "aria-label": texts.label, "data-runtime": "search" },
    close,
    box.element,
    element("p", { class: "find-keys", "aria-hidden": "true" }, ...keys),
  );
  const onBack = () => dialog.close();
  close.addEventListener("click", onBack);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
    followFromModal(event, onBack);
  });
  // In WebKit a search field keeps this key to itself, even when it is empty.
  box.input.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && box.input.value === "") dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    leaveModalEntry(onBack);
  });
  repeatExit(dialog);
  enterModalEntry(onBack);
  root.body.append(dialog);
  dialog.showModal();
  box.input.value = typed();
  box.input.focus();
  box.load();
}

/**
 * Shows the search on its own page, where the list of all pages is without it; `?q=` is the first question.
 *
 * @throws Error when its texts cannot be loaded
 */
export async function showSearch(root: Document, signal: AbortSignal): Promise<void> {
  const { box } = await makeBox(root, null);
  const place = root.querySelector("[data-search-here]");
  if (signal.aborted || !place) return;
  place.replaceChildren(box.element);
  // The way to a safety page must not lead back to what was asked, in either language (LEAVE-4).
  const onClick = (event: MouseEvent) => {
    const link = event.defaultPrevented ? null : followedLink(event);
    if (!link || !(safetyPages.has(link.pathname) || link.search.startsWith("?q="))) return;
    event.preventDefault();
    location.replace(link.href);
  };
  root.addEventListener("click", onClick, { signal });
  box.input.addEventListener("focus", () => box.load(), { once: true });
  // Whoever comes here wants to search; on a touch screen the keyboard would hide the page.
  if (root.activeElement === root.body && matchMedia("(pointer: fine)").matches) box.input.focus();
  const question = new URLSearchParams(location.search).get("q");
  if (!question) return;
  box.input.value = question.slice(0, LONGEST_QUESTION);
  box.load();
}

async function makeBox({ documentElement }: Document, allPages: string | null) {
  const language = documentElement.lang.startsWith("en") ? "en" : "sv";
  const texts = await loadTexts(language);
  const load = (isArchive: boolean) => loadIndex(indexAddress(language, isArchive));
  return { box: createSearchBox({ load, texts, allPages }), texts };
}

/** Paths of pages with `leave`, once an index is there. */
const safetyPages = new Set<string>();
const loaded = new Map<string, Promise<Search>>();

/** Fetches an index once; after a failure the next call tries again. */
function loadIndex(address: string): Promise<Search> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = fetchIndex(address);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

async function fetchIndex(address: string): Promise<Search> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const file = (await response.json()) as SearchFile;
  for (const { leave, url } of file.pages) if (leave) safetyPages.add(url);
  return createSearch(file);
}
