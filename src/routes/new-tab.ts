import type { LocaleContext } from "../collections/site-data.ts";
import type { Localized } from "../schema/localized.ts";
import type { SiteFile } from "../schema/site.ts";

/** Where a link opens: what the data say, else a new tab for other sites (LINK-3). */
export function targetOf(external: boolean, own: string | undefined): string | undefined {
  return own ?? (external ? "_blank" : undefined);
}

/** Whether a link with this target opens another tab: any name but those of the tab itself does. */
export function opensNewTab(target: string | undefined): boolean {
  return target !== undefined && !/^_(self|parent|top)$/i.test(target);
}

/**
 * Adds to each link of a page that opens a new tab that it does, unless it says so already (LINK-3),
 * and what waits there (LINK-6).
 */
export function announceNewTabs(
  html: string,
  { data, labels, text }: Pick<LocaleContext, "data" | "labels" | "text">,
): string {
  const remark = labels["IconExternalLink.ariaLabel"];
  return html.replaceAll(
    /(<a\b[^>]* target="_blank"[^>]*>)(.*?)<\/a>/gs,
    (link, start: string, content: string) => {
      if (content.includes(remark)) return link;
      const href = /href="([^"]*)"/.exec(start)?.[1] ?? "";
      const note = noteOf(href, data.site);
      return `${start}${content}${note ? ` <small>(${text(note)})</small>` : ""}<span class="sr"> ${remark}</span></a>`;
    },
  );
}

/** What readers should know of another site before they go there; of most sites nothing (LINK-6). */
export function noteOf(href: string, { externalSites }: SiteFile): Localized | undefined {
  return externalSites.find(({ address }) => href.startsWith(address))?.note;
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
