/** Stylesheets that not every page carries. */
const EXTRA = "link[data-extra]";

/**
 * Loads the stylesheets that only some pages carry, this one among them, so that it is never seen
 * without (SOFT-1). They have no rules for what the present page shows; should it stay, the next
 * change of pages takes them out again.
 *
 * @param next the page that is about to be shown in place of the present one
 * @throws Error that names a stylesheet that cannot be had; the reason of the signal
 */
export async function loadExtraStyles(next: Document, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const sheets = [...next.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const present = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const loading: Promise<unknown>[] = [];
  let before: Element | undefined;
  for (const sheet of sheets) {
    let own = present.find((candidate) => candidate.isEqualNode(sheet));
    if (!own && sheet.matches(EXTRA)) {
      own = document.importNode(sheet, true);
      loading.push(loaded(own, signal));
      // In the place that it has on its page: a stylesheet that is moved is loaded again.
      if (before) before.after(own);
      else document.head.append(own);
    }
    before = own ?? before;
  }
  await Promise.all(loading);
}

function loaded(sheet: HTMLLinkElement, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const onAbort = () => giveUp(signal.reason);
    // One that is still on its way would be taken for loaded by the next navigation.
    const giveUp = (reason: unknown) => {
      sheet.remove();
      fail(reason);
    };
    signal.addEventListener("abort", onAbort);
    sheet.addEventListener("load", () => {
      signal.removeEventListener("abort", onAbort);
      done();
    });
    sheet.addEventListener("error", () =>
      giveUp(new Error(`${sheet.getAttribute("href")} cannot be had`)),
    );
  });
}

/** Fetches them into the browser's store, in which they stay: their names hold a hash. */
export function prefetchExtraStyles(html: string): void {
  for (const [, href = ""] of html.matchAll(/<link rel="stylesheet" href="([^"]+)" data-extra/g)) {
    if (asked.has(href) || document.querySelector(`link[href="${href}"]`)) continue;
    asked.add(href);
    // Silent: the page itself asks again, and tells.
    fetch(href, { priority: "low" }).catch(() => asked.delete(href));
  }
}

const asked = new Set<string>();
