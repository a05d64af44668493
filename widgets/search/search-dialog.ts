import { element } from "./results.ts";
import { createSearchBox } from "./search-box.ts";
import { languageOf, loadSearchTexts } from "./texts.ts";

/**
 * Opens the search over the page. Closed, it is gone, and the focus is where it was; a result that is
 * followed closes it.
 *
 * @param allPages address of the page that lists all pages
 */
export async function openSearch(root: Document, allPages: string): Promise<void> {
  const language = languageOf(root);
  const texts = await loadSearchTexts(language);
  if (root.querySelector("dialog[open]")) return;
  const box = createSearchBox({ language, texts, allPages });
  const close = element(
    "button",
    { type: "button", class: "find-close", "aria-label": texts.close },
    "×",
  );
  const dialog = element(
    "dialog",
    { class: "find-dialog", "aria-label": texts.label },
    close,
    box.element,
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const isLink = target instanceof Element && target.closest("a") !== null;
    // A press beside it; a result that opens in a tab of its own leaves it open.
    if (target === dialog || (isLink && !ctrlKey && !metaKey && !shiftKey)) dialog.close();
  });
  root.body.append(dialog);
  dialog.showModal();
  box.input.focus();
  box.load();
}
