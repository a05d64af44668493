import { contentLang } from "../collections/content-lang.ts";
import { type DecisionModel, decisionsOf } from "../collections/decisions.ts";
import { format } from "../collections/format.ts";
import { listedMeetings, operatingYear } from "../collections/meetings.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import type { LocaleContext } from "../collections/site-data.ts";
import { DecisionText } from "../components/meeting/meeting.tsx";
import { More } from "../components/more/more.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** The register of decisions: those to be carried out, all by operating year, and an index of subjects. */
export const data = pages(decisionPages);

export default template(DecisionsPage);

function decisionPages(site: Site, locale: Locale) {
  const { context } = site[locale];
  const { labels, data } = context;
  const meetings = listedMeetings(data.meetings[locale]);
  if (meetings.length === 0) return [];
  const [title, description] = [labels["decision.title"], labels["decision.lead"]];
  const decisions = meetings.flatMap((meeting) => decisionsOf(meeting, context));
  return [generatedPage(context, { kind: "decisions" as const, title, description, decisions })];
}

function DecisionsPage({ model }: { model: ModelOf<typeof decisionPages> }) {
  const { decisions, context } = model;
  const { labels, generated, record } = context;
  const { compare } = new Intl.Collator(record.htmlLang);
  const open = decisions.filter(({ state }) => state === "open");
  const years = [
    ...Map.groupBy(decisions, ({ meeting }) => operatingYear(meeting.fields.start)),
  ].map(([year, own]) => ({
    id: year.replace("/", "-"),
    title: format(labels["meeting.year"], { year }),
    own,
  }));
  const subjects = [...Map.groupBy(decisions, ({ decision }) => decision.subject)].sort(
    ([a], [b]) => compare(a, b),
  );
  const parts = [{ id: "open", title: labels["decision.open"], own: open }, ...years].filter(
    ({ own }) => own.length > 0,
  );
  const index = { id: "subjects", title: labels["decision.subjects"] };
  return (
    <Frame model={model} after={<p className="lead">{model.description}</p>}>
      <form action={generated("search")} className="meeting row">
        <label htmlFor="decision">{labels["decision.search"]}</label>
        <input id="decision" type="search" name="q" />
        <button type="submit" className="button">
          {labels["search.label"]}
        </button>
      </form>
      <nav aria-label={labels["decision.contents"]}>
        <p className="row">
          {[...parts, index].map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </p>
      </nav>
      {parts.map(({ id, title, own }) => (
        <section key={id} className="meeting prose">
          <SectionHeading id={id} title={title} labels={labels} />
          {own.map((decision) => (
            <Entry key={decision.url} model={decision} context={context} />
          ))}
        </section>
      ))}
      <section className="meeting prose">
        <SectionHeading {...index} labels={labels} />
        <dl>
          {subjects.map(([subject, own]) => (
            <div key={subject}>
              <dt>{subject}</dt>
              {own.map(({ url, name }) => (
                <dd key={url}>
                  <a href={url}>{name}</a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      <p className="row">
        <More href={generated("meetings")}>{labels["meeting.all"]}</More>
      </p>
    </Frame>
  );
}

function Entry({ model, context }: { model: DecisionModel; context: LocaleContext }) {
  const { meeting, name, url } = model;
  return (
    <section lang={contentLang(meeting.contentLocale, context.locale)}>
      <h3>
        <a href={url}>{name}</a>
      </h3>
      <DecisionText model={model} context={context} />
    </section>
  );
}
