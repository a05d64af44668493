import { all, text } from "../build/dom.ts";

/** The words of all elements that a selector matches. */
export const textsOf = (scope: ParentNode | null | undefined, selector: string): string[] =>
  scope ? all(scope, selector).map(text) : [];
