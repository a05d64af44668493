import type { Page } from "@playwright/test";

const CONTROLS =
  /^(?:link|button|checkbox|combobox|textbox|searchbox|radio|switch|tab|option|menuitem|DisclosureTriangle)$/;

/**
 * Controls of the accessibility tree that have no name, lack a word that they show in it (WCAG 2.5.3), or
 * are in a live region, which would read them out with its news. As Chromium computes it: axe sees none of
 * these.
 */
export async function findBadNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const found: string[] = [];
  for (const { ignored, role, name, backendDOMNodeId: backendNodeId } of nodes) {
    if (ignored || !backendNodeId || !CONTROLS.test(String(role?.value))) continue;
    const { object } = await session.send("DOM.resolveNode", { backendNodeId });
    const { result } = await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: String(problemOf),
      arguments: [{ value: name?.value ?? "" }],
      returnByValue: true,
    });
    if (result.value) found.push(result.value as string);
  }
  await session.detach();
  return found;
}

/** Runs in the page, on the element. */
function problemOf(this: Element, name: string): string {
  // Words may be cut by soft hyphens, and joined by the layout.
  const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  const shown = (node: Node): string[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element) || !node.checkVisibility({ visibilityProperty: true }))
      return [];
    // What a select or a field holds is its value.
    if (node.matches("[aria-hidden=true], svg, select, input")) return [];
    return [...node.childNodes].flatMap(shown);
  };
  const named = lettersOf(name);
  const missing = shown(this).filter((text) => !named.includes(lettersOf(text)));
  const problem =
    name.trim() === ""
      ? "no name"
      : missing.length > 0
        ? `"${name}" lacks "${missing.join("")}"`
        : this.closest("[role=status], [role=alert], [aria-live]:not([aria-live=off]), output")
          ? "in a live region"
          : "";
  return problem && `${problem}: ${this.outerHTML.slice(0, 120)}`;
}
