/**
 * Adds styles for what a script draws, so that pages do not carry them.
 *
 * @param css one `@layer` block, so that its rules rank as if they were in `src/assets/styles/site.css`
 */
export function addStyles(root: Document, css: string): void {
  if ("adoptedStyleSheets" in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } else {
    // Safari before 16.4. The Content-Security-Policy forbids a <style> element.
    (root as Document).styleSheets[0]?.insertRule(css);
  }
}
