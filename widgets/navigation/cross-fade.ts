import { addStyles } from "../shared/add-styles.ts";

/**
 * Only the main area is captured: what is captured takes no presses while it fades, and the bar and
 * the menus should. It fades where it stands, and briefly.
 */
const STYLES =
  "@layer layout{:root{view-transition-name:none}main{view-transition-name:main}" +
  "::view-transition{pointer-events:none}::view-transition-group(main){animation:none .12s}}";

let isStyled = false;

/**
 * Changes the page with a cross-fade of its main area where the browser has view transitions, else at
 * once.
 *
 * @returns fulfilled when the page is the new one; rejected with what `change` throws
 */
export async function crossFade(change: () => void): Promise<void> {
  if (!("startViewTransition" in document)) return change();
  if (!isStyled) addStyles(document, STYLES);
  isStyled = true;
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // Skipped, because the next one has begun or the window is hidden: the change is made all the same.
  ready.catch(() => {});
  await updateCallbackDone;
}
