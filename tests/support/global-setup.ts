import shareCompiled from "./compile-cache.ts";
import shareSites from "./shared-sites.ts";

/**
 * Lets the workers of Playwright share the sites that tests ask for, as those of Vitest do.
 *
 * @returns what takes them away
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const inUse = new AsyncDisposableStack();
  inUse.defer(await shareCompiled());
  inUse.defer(await shareSites());
  return () => inUse.disposeAsync();
}
