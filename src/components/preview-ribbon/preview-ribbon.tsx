import type { PreviewRibbon as PreviewRibbonModel } from "../../collections/frame/preview-ribbon.ts";

export interface PreviewRibbonProps {
  ribbon: PreviewRibbonModel;
}

/** Says that this is not the published website; in the flow of the page, so it lies over nothing. */
export function PreviewRibbon({ ribbon: { title, facts } }: PreviewRibbonProps) {
  return (
    <section className="preview-ribbon" aria-label={title}>
      <b>{title}</b>
      {facts.map(({ text, href }) =>
        href ? (
          <a key={text} href={href}>
            {text}
          </a>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </section>
  );
}
