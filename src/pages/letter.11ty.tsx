import { endOfDay } from "../collections/events/dates.ts";
import { letters, letterText } from "../collections/letters.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { CopyButton } from "../components/copy-button/copy-button.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** For editors: the letters of this week and of those to come, to copy into a program for mail. */
export const data = pages(letterPages);

export default template(LetterPage);

function letterPages(site: Site, locale: Locale) {
  const { context } = site[locale];
  return [
    generatedPage(context, {
      kind: "letter",
      unlisted: true,
      title: context.labels["letter.title"],
      description: context.labels["letter.description"],
      letters: letters(site[locale]).filter(({ until }) => until > context.data.today),
    }),
  ];
}

function LetterPage({ model }: { model: ModelOf<typeof letterPages> }) {
  const { context, letters } = model;
  const { labels, data } = context;
  return (
    <Frame model={model} after={<p className="lead">{model.description}</p>}>
      <div className="prose">
        {letters.map((letter) => {
          const { name, from, title } = letter;
          const lastDay = new Date(Date.parse(from) + 6 * 86_400_000).toISOString().slice(0, 10);
          return (
            // Gone when its week is, by the visitor's clock.
            <section key={name} data-end={endOfDay(lastDay, data.events.timeZone)}>
              <SectionHeading id={name} title={title} labels={labels} />
              <p className="row">
                <CopyButton copies={letter.html} labels={labels}>
                  {labels["letter.copy"]}
                </CopyButton>
                <CopyButton copies={`#text-${name}`} labels={labels}>
                  {labels["letter.copyText"]}
                </CopyButton>
                <a href={letter.html} data-full-load="">
                  {labels["letter.open"]}
                </a>
                <a href={letter.text} data-full-load="">
                  {labels["letter.openText"]}
                </a>
              </p>
              <pre id={`text-${name}`}>{letterText(letter, context)}</pre>
            </section>
          );
        })}
      </div>
    </Frame>
  );
}
