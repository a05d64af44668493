/** How long a document is taken for fresh, in milliseconds. */
const LIFETIME = 5 * 60_000;
/** Most documents that are kept; an old phone has little memory. */
const MOST = 40;

interface Entry {
  html: Promise<string>;
  at: number;
  /** Whether all of it has come. */
  isHere: boolean;
  /** Gives up the request. */
  signal?: AbortSignal;
}

const entries = new Map<string, Entry>();

/** Whether a document has come already, so that nobody has to wait for it. */
export function isDocumentHere(path: string): boolean {
  return hasDocument(path) && entries.get(path)?.isHere === true;
}

/** Whether a document is kept or under way. */
export function hasDocument(path: string): boolean {
  const entry = entries.get(path);
  // One that was given up fails a moment later.
  if (entry && (entry.signal?.aborted || Date.now() - entry.at > LIFETIME)) entries.delete(path);
  return entries.has(path);
}

/**
 * The HTML of a page of this site. It is asked for once, whether a link has come into view, is
 * pointed at or followed (PRE-1, PRE-2, SOFT-1): our own store and not the browser's, because pages
 * are sent with `max-age=0` and a prefetched one would be asked for again at the click (PRE-4). The
 * path alone is asked for, as no page depends on the query.
 *
 * @param path of the page, without query and fragment
 * @param priority `low` for what may never be used
 * @param signal gives up; a document that was on its way before goes on loading for its next use
 * @throws Error that says what came instead of a page: the network's own, another type than HTML, a
 *   status that is neither success nor 404, a redirect, or half a document (LOAD-2)
 */
export function loadDocument(
  path: string,
  priority: RequestPriority,
  signal?: AbortSignal,
): Promise<string> {
  const kept = hasDocument(path) && entries.get(path);
  if (kept) return kept.html;
  const html = fetchPage(path, priority, signal);
  keep(path, { html, at: Date.now(), isHere: false, signal });
  return html;
}

function keep(path: string, entry: Entry): void {
  entries.set(path, entry);
  const [oldest] = entries.keys();
  if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
  entry.html.then(
    () => {
      entry.isHere = true;
    },
    () => {
      if (entries.get(path) === entry) entries.delete(path);
    },
  );
}

async function fetchPage(
  path: string,
  priority: RequestPriority,
  signal: AbortSignal | undefined,
): Promise<string> {
  const response = await fetch(path, { headers: { Accept: "text/html" }, priority, signal });
  const type = response.headers.get("Content-Type") ?? "nothing";
  if (!response.ok && response.status !== 404) throw new Error(`the answer is ${response.status}`);
  if (!type.startsWith("text/html")) throw new Error(`the answer is ${type}, not HTML`);
  if (response.redirected) throw new Error(`the page has moved to ${response.url}`);
  const html = await response.text();
  if (!html.trimEnd().endsWith("</html>")) throw new Error("the page is not complete");
  return html;
}
