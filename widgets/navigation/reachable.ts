/** After this the host is taken for unreachable, in milliseconds. */
const PATIENCE = 5000;

/**
 * Whether a full load may bring what could not be fetched. Not if the network is gone: the browser
 * would only show a page of its own in place of ours (LOAD-1).
 *
 * @param error what the fetch was rejected with
 */
export async function mayFullLoadHelp(error: unknown): Promise<boolean> {
  if (!navigator.onLine) return false;
  // Anything else than a network error means that there was an answer.
  if (!(error instanceof TypeError)) return true;
  const options = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) };
  return fetch("/", options as RequestInit).then(
    () => true,
    () => false,
  );
}
