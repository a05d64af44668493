import type { ReactNode } from "react";
import type { PageHero as PageHeroModel } from "../../model/pages/page-model.ts";
import type { Labels } from "../../schema/labels.ts";
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
  hero: PageHeroModel;
  title: ReactNode;
  labels: Labels;
  /** Language of the lead, where it is not that of the page. */
  lang?: string | undefined;
}

/** The field of colour at the top of a page: an arch, the title, the lead and one button. */
export function PageHero({ hero, title, labels, lang }: PageHeroProps) {
  const { color, illustration, lead, action } = hero;
  const { label, ...target } = action;
  const Illustration = ILLUSTRATIONS[illustration];
  return (
    <header className={`page-hero ${color}`}>
      <div className="wrap">
        {title}
        {lead && <p className="lead" lang={lang} dangerouslySetInnerHTML={{ __html: lead }} />}
        <p>
          <Link className="button" {...target} labels={labels}>
            {label}
          </Link>
        </p>
        <Illustration className="ill" />
      </div>
    </header>
  );
}
