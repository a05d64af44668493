/** What begins at the same moment, by the name that a failure is told with. */
export type Starts<Rest extends unknown[]> = Readonly<
  Record<string, (root: Document, signal: AbortSignal, ...rest: Rest) => void>
>;

/**
 * Starts them all; one that fails leaves the others alone (PE-3).
 *
 * @param signal says that the page is left
 * @param rest what all of them are given besides
 */
export function startEach<Rest extends unknown[]>(
  starts: Starts<Rest>,
  root: Document,
  signal: AbortSignal,
  ...rest: Rest
): void {
  for (const [name, start] of Object.entries(starts)) {
    try {
      start(root, signal, ...rest);
    } catch (error) {
      console.error(`${name} failed.`, error);
    }
  }
}
