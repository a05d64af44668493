import { contentLang } from "../collections/content-lang.ts";
import { formatDay } from "../collections/events/dates.ts";
import { format } from "../collections/format.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import { changesAddress } from "../routes/generated-pages.ts";
import type { Locale } from "../schema/localized.ts";
import { readSections } from "../search/html-sections.ts";
import { changedSections, type Words } from "./word-changes.ts";

/** What each version of a governing document has changed. Not for search engines: both versions are. */
export const data = pages(changesPages);

export default template(ChangesPage);

function changesPages(site: Site, locale: Locale) {
  const { context } = site[locale];
  const { labels, record } = context;
  return site.data.statutes[locale].flatMap((statute) =>
    statute.slice(0, -1).map((version, index) => {
      const { title, url, since } = version;
      const [after, before] = [version, statute[index + 1]].map((one) =>
        site.byUrl.get(one?.url ?? ""),
      );
      const page = {
        kind: "statute-changes",
        url: changesAddress(url, locale),
        title: format(labels["statute.changesTitle"], { title }),
        description: format(labels["statute.changesLead"], { day: formatDay(since, record) }),
        contentLocale: after?.contentLocale ?? locale,
        statute: { title, url },
        get changes() {
          const [was = [], is = []] = [before, after].map(
            (source) => source && readSections(source.text.html),
          );
          return changedSections(was, is);
        },
      };
      const head = { meta: [{ name: "robots", content: "noindex" }] };
      return generatedPage(context, page, head, `statute-changes ${version.key}`);
    }),
  );
}

function ChangesPage({ model }: { model: ModelOf<typeof changesPages> }) {
  const { changes, statute, context, contentLocale, locale } = model;
  const { labels } = context;
  return (
    <Frame model={model} after={<p className="lead">{model.description}</p>}>
      <div className="prose">
        <p>
          <a href={statute.url}>{format(labels["statute.whole"], { title: statute.title })}</a>
        </p>
        {changes.length === 0 && <p>{labels["statute.noChanges"]}</p>}
      </div>
      <div className="prose changes" lang={contentLang(contentLocale, locale)}>
        {changes.map(({ id, kind, heading, text }) => (
          <section key={id}>
            <SectionHeading
              id={id || "beginning"}
              title={heading || labels["statute.beginning"]}
              labels={labels}
            />
            {kind !== "changed" && <p className="meta">{labels[`statute.${kind}`]}</p>}
            <p>
              <Changes words={text} />
            </p>
          </section>
        ))}
      </div>
    </Frame>
  );
}

function Changes({ words }: { words: readonly Words[] }) {
  return words.map(({ kind, text }, index) => {
    const Tag = ({ same: "span", added: "ins", removed: "del" } as const)[kind];
    return <Tag key={index}>{text}</Tag>;
  });
}
