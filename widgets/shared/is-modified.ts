/**
 * Whether a key is held down that gives a press another meaning, such as opening another tab. Not for
 * the first script, which would load one more file for it.
 */
export function isModified(event: MouseEvent | KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
