/**
 * Styles what a script adds to the page, so that pages do not carry rules that they may never need.
 *
 * @param css one `@layer` block: its rules then rank as if they stood in `src/styles/site.css`
 */
export function addStyles(root: Document, css: string): void {
  if ("adoptedStyleSheets" in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } else {
    // Safari before 16.4. A <style> element would be against the Content-Security-Policy.
    (root as Document).styleSheets[0]?.insertRule(css);
  }
}
