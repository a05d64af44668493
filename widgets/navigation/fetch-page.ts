/** How long a page can be used after it was fetched, in milliseconds. */
const LIFETIME = 5 * 60_000;

const pages = new Map<string, { html: Promise<string>; at: number }>();

/**
 * The HTML of a page of this site. It is requested once, whether a link to it comes into view, is
 * pointed at or followed (PRE-1, PRE-2, SOFT-1). The browser's cache cannot do this: pages are sent
 * with `max-age=0`.
 *
 * @param path of the page, without query and fragment
 * @param priority `low` for what may never be used
 * @param signal cancels the request; one that was already running continues
 * @throws Error that says what came instead of a page: a network error, another type than HTML, a
 *   status that is neither success nor 404, a redirect, or an incomplete document (LOAD-2)
 */
export function fetchPage(
  path: string,
  priority: RequestPriority,
  signal?: AbortSignal,
): Promise<string> {
  const known = pages.get(path);
  if (known && Date.now() - known.at < LIFETIME) return known.html;
  const page = { html: request(path, priority, signal), at: Date.now() };
  pages.set(path, page);
  const forget = () => {
    if (pages.get(path) === page) pages.delete(path);
  };
  // At once, because the request fails later.
  signal?.addEventListener("abort", forget);
  page.html.catch(forget);
  return page.html;
}

async function request(
  path: string,
  priority: RequestPriority,
  signal: AbortSignal | undefined,
): Promise<string> {
  const response = await fetch(path, { headers: { Accept: "text/html" }, priority, signal });
  const type = response.headers.get("Content-Type") ?? "nothing";
  if (!response.ok && response.status !== 404) throw new Error(`the status is ${response.status}`);
  if (!type.startsWith("text/html")) throw new Error(`the answer is ${type}, not HTML`);
  if (response.redirected) throw new Error(`the page has moved to ${response.url}`);
  const html = await response.text();
  if (!html.trimEnd().endsWith("</html>")) throw new Error("the page is not complete");
  return html;
}
