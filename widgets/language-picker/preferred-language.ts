/**
 * Shows a browser that prefers another language of the site a link to the page in it, in the bar of the mobile layout,
 * where the languages are in the menu (LOC-8). It is a copy of the menu's link that stays from page to page.
 */
export function startPreferredLanguage(root: Document): void {
  const [lang] = navigator.language.split("-");
  const link = root.querySelector<HTMLAnchorElement>(`#drawer [lang=${lang}]:not([aria-current])`);
  if (!link) return;
  const copy = root.querySelector<HTMLAnchorElement>(".bar > a") ?? root.createElement("a");
  Object.assign(copy, { href: link.href, lang, textContent: link.textContent });
  for (const name of ["fullLoad", "runtime"]) copy.dataset[name] = "";
  delete copy.dataset.target;
  if (!copy.isConnected) root.querySelector(".navbar")?.after(copy);
}
