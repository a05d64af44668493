import type { ReactNode } from "react";
import { DataTable } from "../../components/data-table/data-table.tsx";
import { ScrollRegion } from "../../components/scroll-region/scroll-region.tsx";
import { Frame } from "../../layouts/frame/frame.tsx";
import { type ModelOfPlan, pages, template } from "../../layouts/template.tsx";
import { contentLang } from "../../model/content-lang.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { isInStep, type TranslatedPage } from "../../model/translations/translations.ts";
import { format } from "../../schema/format.ts";
import { LOCALES } from "../../schema/localized.ts";
import type { translationsPages } from "./translations-pages.ts";

/** For editors: the state of all translations. Unlisted. */
export const data = pages("translations");

export default template(TranslationsPage);

function TranslationsPage({ model }: { model: ModelOfPlan<typeof translationsPages> }) {
  const { labels, data } = model.context;
  const { locales } = data.locales;
  const toDo = model.pages.filter((page) => !isInStep(page));
  const done = model.pages.filter(isInStep);
  return (
    <Frame model={model} isFull after={<p className="lead">{model.description}</p>}>
      {toDo.length === 0 ? (
        <p>{labels["review.none"]}</p>
      ) : (
        <ScrollRegion label={model.title}>
          <DataTable
            columns={[
              labels["translations.page"],
              ...LOCALES.map((locale) => (
                <span key={locale} lang={locale}>
                  {locales[locale].label}
                </span>
              )),
              labels["translations.changed"],
            ]}
            rows={toDo.map((page) => rowOf(page, model.context))}
          />
        </ScrollRegion>
      )}
      <details className="details">
        <summary>{format(labels["translations.inStep"], { count: done.length })}</summary>
        <div>
          <ul className="all-pages">
            {done.map((page) => (
              <li key={page.name}>
                <Name page={page} context={model.context} />
              </li>
            ))}
          </ul>
        </div>
      </details>
    </Frame>
  );
}

interface RowProps {
  page: TranslatedPage;
  context: LocaleContext;
}

function Name({ page: { name, texts }, context: { locale } }: RowProps) {
  const [shown = locale] = [locale, ...LOCALES].filter((language) => texts[language]);
  return (
    <>
      <a href={texts[shown]?.url} lang={contentLang(shown, locale)}>
        {texts[shown]?.title}
      </a>{" "}
      <small>{name}</small>
    </>
  );
}

/** A page, its state in each language, and the sections that have changed. */
function rowOf(page: TranslatedPage, context: LocaleContext): ReactNode[] {
  const { states, changed } = page;
  const { labels, data } = context;
  return [
    <Name key="name" page={page} context={context} />,
    ...LOCALES.map((language) => {
      const label = labels[`translations.state.${states[language]}`];
      return states[language] === "current" ? label : <strong key={language}>{label}</strong>;
    }),
    LOCALES.filter((language) => changed[language].length > 0)
      .map((language) => {
        const sections = changed[language].map(
          (heading) => heading ?? labels["translation.beginning"],
        );
        return `${data.locales.locales[language].label}: ${sections.join(", ")}`;
      })
      .join("; "),
  ];
}
