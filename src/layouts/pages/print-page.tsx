import type {
  PrintEntry,
  PrintPage as PrintPageModel,
} from "../../collections/pages/page-model.ts";
import { HeadingLink } from "../../components/heading-link/heading-link.tsx";
import { contentLang } from "../frame/content-lang.ts";
import { Frame } from "../frame/frame.tsx";

export interface PrintPageProps {
  model: PrintPageModel;
}

/** All docs of a version, one below the other, with a table of contents that is printed too. */
export function PrintPage({ model }: PrintPageProps) {
  const { labels } = model.shell;
  return (
    <Frame model={model} isFull>
      <nav className="contents" aria-label={labels["TOCCollapsible.toggleButtonLabel"]}>
        <Entries entries={model.contents} />
      </nav>
      {model.docs.map(({ id, title, contentLocale, text }) => (
        <article key={id} className="printed" lang={contentLang(contentLocale, model.locale)}>
          <h2 id={id}>
            {title}
            <HeadingLink id={id} heading={title} labels={labels} />
          </h2>
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
          {id === null ? label : <a href={`#${id}`}>{label}</a>}
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}
