import type { ReactNode } from "react";
import type { LocaleContext } from "../../model/site-data.ts";
import type { ContentFrontMatter } from "../../schema/front-matter.ts";
import business from "../../theme/illustrations/business.svg";
import involved from "../../theme/illustrations/involved.svg";
import signpost from "../../theme/illustrations/signpost.svg";
import studies from "../../theme/illustrations/studies.svg";
import wall from "../../theme/illustrations/wall.svg";
import welcome from "../../theme/illustrations/welcome.svg";
import wellbeing from "../../theme/illustrations/wellbeing.svg";
import { Drawing } from "../drawing/drawing.tsx";
import { Link } from "../link/link.tsx";

/** Drawings of fields and cards, by what editors write. */
export const ILLUSTRATIONS = { involved, wellbeing, business, studies, welcome, signpost };

export interface PageHeroProps {
  hero: NonNullable<ContentFrontMatter["hero"]>;
  /** The first paragraph of the text, as HTML. */
  lead: string | null;
  title: ReactNode;
  context: LocaleContext;
  /** Language of the lead, where it is not that of the page. */
  lang?: string | undefined;
}

/**
 * The field at the top of a page: the title, the lead, one or two buttons, the urgent one first, and
 * mostly an arch.
 */
export function PageHero({ hero, lead, title, context, lang }: PageHeroProps) {
  const { color, illustration, action, urgent } = hero;
  return (
    <header className={`page-hero ${color}`}>
      <div className="wrap">
        <div>
          {title}
          {lead && <p className="lead" lang={lang} dangerouslySetInnerHTML={{ __html: lead }} />}
          <p className="actions">
            {[urgent, action].map(
              (button) =>
                button && (
                  <Link
                    key={button.to}
                    className={button === urgent ? "button urgent" : "button"}
                    href={context.href(button.to)}
                    context={context}
                  >
                    {button.label}
                  </Link>
                ),
            )}
          </p>
        </div>
        {illustration && (
          <Drawing drawing={ILLUSTRATIONS[illustration]} className="ill">
            <g dangerouslySetInnerHTML={{ __html: wall.content }} />
          </Drawing>
        )}
      </div>
    </header>
  );
}
