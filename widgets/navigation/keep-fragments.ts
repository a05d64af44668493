import type { ShownPage } from "./shown-page.ts";

/**
 * Fragments on the page that is shown lead to it, although the address is ahead of it: they take the
 * place of the navigation that is under way (LINK-5, SOFT-2).
 */
export function keepFragments(page: ShownPage, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest("a[href^='#']") : null;
    const isModified = altKey || ctrlKey || metaKey || shiftKey;
    if (!link || isModified || event.defaultPrevented) return;
    if (page.path === "" || page.path === location.pathname) return;
    event.preventDefault();
    navigation.navigate(page.path + link.getAttribute("href"));
  };
  document.addEventListener("click", onClick, { signal });
}
