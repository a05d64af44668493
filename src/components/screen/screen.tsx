import type { ReactNode } from "react";
import type { PageModel } from "../../collections/pages/page-model.ts";
import type { ScreenCard, ScreenView } from "../../collections/screen.ts";
import { SCREEN_PARTS, SCREEN_WITHOUT } from "../../routes/generated-pages.ts";
import { EXTERNAL_LINK } from "../../routes/links.ts";
import type { Labels } from "../../schema/labels.ts";
import { QrCode } from "../qr-code/qr-code.tsx";
import { SectionHeading } from "../section-heading/section-heading.tsx";
import { YearStreet } from "../year-street/year-street.tsx";

export interface ScreenProps {
  model: PageModel & { views: ScreenView[] };
}

/** The parts of the screen in the hall, one below the other; its script shows one at a time. */
export function Screen({ model }: ScreenProps) {
  const { context, views } = model;
  const { locale, data, text, labels } = context;
  const { announcement } = data;
  return (
    <div className="screen in-dark" data-without={SCREEN_WITHOUT[locale]}>
      {announcement && (
        <View
          part={SCREEN_PARTS.notice[locale]}
          title={labels["AnnouncementBar.label"]}
          labels={labels}
        >
          <div className="words" dangerouslySetInnerHTML={{ __html: text(announcement.content) }} />
        </View>
      )}
      {views.map(({ part, title, cards }, index) => (
        <View
          key={cards[0]?.address}
          part={part}
          id={`${part}-${index + 1}`}
          title={title}
          labels={labels}
        >
          <ol className="cards" data-events="">
            {cards.map((card) => (
              <Card key={card.address} card={card} model={model} />
            ))}
          </ol>
        </View>
      ))}
      <View part={SCREEN_PARTS.year[locale]} title={text(data.academicYear.label)} labels={labels}>
        <YearStreet context={context} />
      </View>
      <script type="module" src={data.widgets.screen} />
    </div>
  );
}

interface ViewProps {
  part: string;
  /** Of its heading; a part may have several views. */
  id?: string;
  title: string;
  labels: Labels;
  children: ReactNode;
}

function View({ part, id = part, title, labels, children }: ViewProps) {
  return (
    <section data-part={part}>
      <SectionHeading id={id} title={title} labels={labels} />
      {children}
    </section>
  );
}

function Card({ card, model: { context } }: { card: ScreenCard } & ScreenProps) {
  const { date, title, lang, lines, address, end, cluster } = card;
  return (
    // Without an end it is always there.
    <li data-end={end ?? "9999-12-31"} data-cluster={cluster}>
      {date && (
        <p className="date" aria-hidden="true">
          <b>{date.day}</b> {date.month}
        </p>
      )}
      <QrCode address={address} labels={context.labels} />
      <h3>
        <a
          href={address}
          {...(address.startsWith(context.data.site.url) ? {} : EXTERNAL_LINK)}
          lang={lang && lang !== context.locale ? lang : undefined}
        >
          {title}
        </a>
      </h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </li>
  );
}
