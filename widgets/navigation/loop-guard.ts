/** Two full loads of one address within this time are a loop (LOAD-2), in milliseconds. */
const LOOP = 10_000;
/** In the session's storage and not in the visitor's (STORE-1): it is of no use to a later visit. */
const LOOP_KEY = "full-load";

/** Whether this is the first full load of an address in a while; remembers it. */
export function mayLoadFully(address: string): boolean {
  try {
    const last = JSON.parse(sessionStorage.getItem(LOOP_KEY) ?? "null") as {
      address: string;
      at: number;
    } | null;
    // Both ways: the clock may have been set back since.
    const isLoop = last?.address === address && Math.abs(Date.now() - last.at) < LOOP;
    sessionStorage.setItem(LOOP_KEY, JSON.stringify({ address, at: Date.now() }));
    return !isLoop;
  } catch {
    // Without storage nothing else could end a loop but the visitor, who has begun it by a click.
    return true;
  }
}
