import type { Labels } from "../schema/labels.ts";
import type { Localized } from "../schema/localized.ts";
import type { SiteFile } from "../schema/site.ts";

/** Where a link opens: what the data say, else a new tab for other sites (LINK-3). */
export function targetOf(external: boolean, writtenTarget: string | undefined): string | undefined {
  return writtenTarget ?? (external ? "_blank" : undefined);
}

/** Whether a link with this target opens another tab: any name but those of the tab itself does. */
export function opensNewTab(target: string | undefined): boolean {
  return target !== undefined && !/^_(self|parent|top)$/i.test(target);
}

/** What is said of links, in the language of the page. */
interface ReaderLanguage {
  data: { site: SiteFile };
  labels: Pick<Labels, "IconExternalLink.ariaLabel">;
  text: (localized: Localized) => string;
}

/**
 * Adds to each link of a page that opens a new tab that it does, unless it says so already (LINK-3),
 * and what waits there (LINK-6).
 */
export function announceNewTabs(html: string, { data, labels, text }: ReaderLanguage): string {
  const remark = labels["IconExternalLink.ariaLabel"];
  // By the attribute, which few tags have: a search from each link on costs ten times as much.
  return html.replaceAll(
    / target="(?!_(?:self|parent|top)")[^"]*"[^>]*>(.*?)<\/a>/gis,
    (rest: string, content: string, index: number) => {
      const start = html.lastIndexOf("<", index);
      if (!html.startsWith("<a ", start) || content.includes(remark)) return rest;
      const tag = html.slice(start, index) + rest.slice(0, -content.length - "</a>".length);
      const href = /href="([^"]*)"/.exec(tag)?.[1] ?? "";
      const note = noteOf(href, data.site);
      return `${rest.slice(0, -"</a>".length)}${note ? ` <small>(${text(note)})</small>` : ""}<span class="sr"> ${remark}</span></a>`;
    },
  );
}

/** What readers should know of another site before they go there; of most sites nothing (LINK-6). */
function noteOf(href: string, { externalSites }: SiteFile): Localized | undefined {
  return externalSites.find(({ address }) => href.startsWith(address))?.note;
}

/** What a link says of its target; another site in a new tab learns nothing of this one (LINK-3). */
export function relOf(
  target: string | undefined,
  external: boolean,
  writtenRel: string | undefined,
): string | undefined {
  if (!external || !opensNewTab(target)) return writtenRel;
  return [...new Set([...(writtenRel?.split(/\s+/) ?? []), "noopener", "noreferrer"])]
    .filter(Boolean)
    .join(" ");
}
