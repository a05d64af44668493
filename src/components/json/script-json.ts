/**
 * JSON for the text of a `<script>` element.
 *
 * `<` is written as an escape, so that no text in the data can end the element. So is what Latin-1
 * lacks, which would make every page a wide string: see `markup`.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u0100-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
