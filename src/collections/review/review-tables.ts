import { headingSlug } from "../../routes/slugs.ts";
import { formatDay } from "../events/dates.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Outdated, Review, TextToReview } from "./review.ts";

/** A table of what editors have to look at. */
export interface ReviewTable {
  title: string;
  id: string;
  columns: string[];
  /** Empty where there is nothing to do. */
  rows: ReviewCell[][];
  /** Stands in place of the table then. */
  empty: string;
}

export interface ReviewCell {
  text: string;
  href: string | null;
  /** Language of the text, where it is not that of the page. */
  lang: string | undefined;
}

/** The tables of the editors' page. */
export function reviewTables(review: Review, context: LocaleContext): ReviewTable[] {
  const { labels } = context;
  const table = (title: string, columns: string[], rows: ReviewCell[][]): ReviewTable => ({
    title,
    id: headingSlug(title),
    columns,
    rows,
    empty: labels["review.none"],
  });
  const ofTexts = (title: string, day: string, texts: readonly TextToReview[]) =>
    table(
      title,
      [labels["review.text"], labels["review.owner"], day, labels["review.file"]],
      texts.map((text) => textRow(text, context)),
    );
  return [
    ofTexts(labels["review.due"], labels["review.day"], review.due),
    ofTexts(labels["review.coming"], labels["review.day"], review.coming),
    ofTexts(labels["review.expired"], labels["review.until"], review.expired),
    table(
      labels["review.handover"],
      [labels["review.found"], labels["review.why"], labels["review.file"]],
      review.outdated.map((entry) => outdatedRow(entry, context)),
    ),
  ];
}

function textRow(
  { file, locale, url, title, owner, day }: TextToReview,
  { text, record, data, ...context }: LocaleContext,
): ReviewCell[] {
  return [
    {
      text: title,
      href: url,
      lang: locale === context.locale ? undefined : data.locales.locales[locale].htmlLang,
    },
    cell(owner ? text(owner) : "–"),
    cell(formatDay(day, record)),
    cell(file),
  ];
}

function outdatedRow({ reason, file, line, found }: Outdated, context: LocaleContext) {
  const { labels, text } = context;
  return [
    cell(text(found)),
    cell(labels[`review.${reason}`]),
    cell(line === null ? file : `${file}:${line}`),
  ];
}

function cell(text: string): ReviewCell {
  return { text, href: null, lang: undefined };
}
