import type { TocEntry } from "../../model/frame/toc.ts";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";

export interface TocProps {
  entries: TocEntry[];
  labels: Labels;
  /** Language of the headings, where it is not that of the page. */
  lang?: string | undefined;
}

/**
 * Sections of the page: a sticky column on desktop. On mobile a disclosure above the text folds the list
 * after it away; a short one is not shown: CSS ties the two, so the HTML holds the list once.
 */
export function Toc({ entries, labels, lang }: TocProps) {
  if (entries.length === 0) return null;
  const label = labels["TOCCollapsible.toggleButtonLabel"];
  return (
    <nav className="toc" aria-label={label} data-scroll-spy="">
      <details className="fold" data-collapse="">
        <summary>
          <span>{label}</span>
          <Icon name="chevron-down" />
        </summary>
      </details>
      <Entries entries={entries} lang={lang} />
    </nav>
  );
}

function Entries({ entries, lang }: Pick<TocProps, "entries" | "lang">) {
  return (
    <ul lang={lang}>
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}
