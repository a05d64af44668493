import { format } from "../../collections/format.ts";
import type { ShareSet as ShareSetModel } from "../../collections/pictures.ts";
import type { Labels } from "../../schema/labels.ts";
import { CopyButton } from "../copy-button/copy-button.tsx";
import { SectionHeading } from "../section-heading/section-heading.tsx";

/** Of a picture on the page, in rem. */
const HEIGHT = 18;

/** The pictures of an event or a post to download, with the words to paste beside them. */
export function ShareSet({ set, labels }: { set: ShareSetModel; labels: Labels }) {
  const { name, title, lang, href, text, alt, end, pictures } = set;
  return (
    // Gone when it is over, by the visitor's clock.
    <section className="share-set" data-end={end}>
      <SectionHeading id={name} title={title} labels={labels}>
        <a href={href} lang={lang ?? undefined}>
          {title}
        </a>
      </SectionHeading>
      <ul>
        {pictures.map(({ format: kind, src, file, width, height }) => (
          <li key={kind} style={{ width: `${(HEIGHT * width) / height}rem` }}>
            <a href={src} download={file} data-full-load="">
              <img src={src} width={width} height={height} alt="" loading="lazy" />
              {format(labels["pictures.of"], {
                format: labels[`pictures.${kind}`],
                width,
                height,
              })}
              <span className="sr">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
      <pre id={`text-${name}`}>{text}</pre>
      <p>
        <strong>{labels["pictures.alt"]}:</strong> <span id={`alt-${name}`}>{alt}</span>
      </p>
      <p className="row">
        <CopyButton copies={`#text-${name}`} labels={labels}>
          {labels["pictures.copyText"]}
        </CopyButton>
        <CopyButton copies={`#alt-${name}`} labels={labels}>
          {labels["pictures.copyAlt"]}
        </CopyButton>
      </p>
    </section>
  );
}
