import { contentLang } from "../collections/content-lang.ts";
import { type PrintEntry, printPages } from "../collections/docs/print-pages.ts";
import type { ModelOf } from "../collections/pages/generated-page.ts";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";

/** All docs of a version on one page, with a table of contents that is printed too. */
export const data = pages(printPages);

export default template(PrintPage);

function PrintPage({ model }: { model: ModelOf<typeof printPages> }) {
  const { labels } = model.context;
  return (
    <Frame model={model} after={<p className="lead">{model.description}</p>}>
      <nav className="contents" aria-label={labels["TOCCollapsible.toggleButtonLabel"]}>
        <Entries entries={model.contents} />
      </nav>
      {model.docs.map(({ id, title, contentLocale, text }) => (
        <article key={id} className="printed" lang={contentLang(contentLocale, model.locale)}>
          <SectionHeading id={id} title={title} labels={labels} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />
        </article>
      ))}
    </Frame>
  );
}

function Entries({ entries }: { entries: PrintEntry[] }) {
  return (
    <ul>
      {entries.map(({ label, id, children }) => (
        <li key={`${id} ${label}`}>
          {id === null ? <b>{label}</b> : <a href={`#${id}`}>{label}</a>}
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}
