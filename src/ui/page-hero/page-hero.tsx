import type { ReactNode } from "react";
import type { ContentPage, PageHero as PageHeroModel } from "../../model/pages/page-model.ts";
import { contentLang } from "../frame/content-lang.ts";
import { BusinessIllustration } from "../illustration/business-illustration.tsx";
import { InvolvedIllustration } from "../illustration/involved-illustration.tsx";
import { SignpostIllustration } from "../illustration/signpost-illustration.tsx";
import { StudiesIllustration } from "../illustration/studies-illustration.tsx";
import { WelcomeIllustration } from "../illustration/welcome-illustration.tsx";
import { WellbeingIllustration } from "../illustration/wellbeing-illustration.tsx";
import { Link } from "../link/link.tsx";

const ILLUSTRATIONS = {
  involved: InvolvedIllustration,
  wellbeing: WellbeingIllustration,
  business: BusinessIllustration,
  studies: StudiesIllustration,
  welcome: WelcomeIllustration,
  signpost: SignpostIllustration,
};

export interface PageHeroProps {
  model: ContentPage;
  hero: PageHeroModel;
  title: ReactNode;
}

/** The field of colour at the top of a page: an arch, the title, the lead and one button. */
export function PageHero({ model, hero, title }: PageHeroProps) {
  const { color, illustration, lead, action } = hero;
  const { label, ...target } = action;
  const Illustration = ILLUSTRATIONS[illustration];
  return (
    <header className={`page-hero ${color}`}>
      <div className="wrap">
        {title}
        {lead && (
          <p
            className="lead"
            lang={contentLang(model.contentLocale, model.locale)}
            dangerouslySetInnerHTML={{ __html: lead }}
          />
        )}
        <p>
          <Link className="button" {...target} labels={model.shell.labels}>
            {label}
          </Link>
        </p>
        <Illustration className="ill" />
      </div>
    </header>
  );
}
