/** Where a link opens: what the data say, else a new tab for other sites (LINK-3). */
export function targetOf(external: boolean, own: string | undefined): string | undefined {
  return own ?? (external ? "_blank" : undefined);
}

/** Whether a link with this target opens another tab: any name but those of the tab itself does. */
export function opensNewTab(target: string | undefined): boolean {
  return target !== undefined && !/^_(self|parent|top)$/i.test(target);
}

/**
 * Adds to each link of a page that opens a new tab that it does, unless it says so already (LINK-3).
 *
 * @param remark for screen readers, in the language of the page
 */
export function announceNewTabs(html: string, remark: string): string {
  return html.replaceAll(
    /(<a\b[^>]* target="_blank"[^>]*>)(.*?)<\/a>/gs,
    (link, start: string, content: string) =>
      content.includes(remark) ? link : `${start}${content}<span class="sr"> ${remark}</span></a>`,
  );
}

/** What a link says of its target; another site in a new tab learns nothing of this one (LINK-3). */
export function relOf(
  target: string | undefined,
  external: boolean,
  own: string | undefined,
): string | undefined {
  if (!external || !opensNewTab(target)) return own;
  return [...new Set([...(own?.split(/\s+/) ?? []), "noopener", "noreferrer"])]
    .filter(Boolean)
    .join(" ");
}
