import { createSearchBox } from "./search-box.ts";
import { languageOf, loadSearchTexts } from "./texts.ts";

/** Puts the search into its own page; `?q=` is what is searched for at once. */
export async function startSearchHere(root: Document, signal: AbortSignal): Promise<void> {
  const place = root.querySelector("[data-search-here]");
  const language = languageOf(root);
  const texts = await loadSearchTexts(language);
  if (!place || signal.aborted) return;
  const box = createSearchBox({ language, texts, allPages: null });
  place.replaceChildren(box.element);
  box.input.addEventListener("focus", () => box.load(), { once: true });
  const question = new URLSearchParams(location.search).get("q");
  if (!question) return;
  box.input.value = question;
  box.load();
}
