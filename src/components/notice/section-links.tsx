import { Fragment } from "react";
import type { TranslationSection } from "../../collections/pages/page-model.ts";

export interface SectionLinksProps {
  sections: readonly TranslationSection[];
}

/** Links to sections of a text, in one line. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return sections.map(({ label, lang, href }, index) => (
    <Fragment key={`${href} ${label}`}>
      {index > 0 && ", "}
      <a href={href} lang={lang ?? undefined}>
        {label}
      </a>
    </Fragment>
  ));
}
