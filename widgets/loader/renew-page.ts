/** In the session's storage and not in the visitor's (STORE-1): it is of no use to a later visit. */
const KEY = "renewed";
/** What a visitor would lose with the page, or what works without the part that is missing. */
const IN_USE = `dialog[open], input:focus${"popover" in HTMLElement.prototype ? ", :popover-open" : ""}`;

/**
 * Loads the page anew where a part of it cannot be had because the site has been deployed anew since:
 * the files of the old build are gone then, this script among them (LOAD-2). Only a host that says so
 * counts, so that neither a broken line nor a blocker ends in an error page of the browser; once for
 * each build; and not under what is open. The browser keeps the scroll position.
 */
export async function renewPage(): Promise<void> {
  const { url } = import.meta;
  try {
    const { status } = await fetch(url, { method: "HEAD", cache: "reload" });
    if (status !== 404 || document.querySelector(IN_USE) || sessionStorage[KEY] === url) return;
    sessionStorage[KEY] = url;
    location.reload();
  } catch {
    // No network, or no storage, without which nothing would end a circle.
  }
}
