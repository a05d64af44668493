import type { GlossaryBlock } from "./data.ts";

export interface GlossaryProps {
  block: GlossaryBlock;
}

/** Each term has an address; both languages stand beside each other. */
export function Glossary({ block }: GlossaryProps) {
  return (
    <dl className="glossary">
      {block.terms.map(({ id, names, explanation }) => (
        <div key={id} id={id}>
          {names.map(({ text, lang }) => (
            <dt key={lang} lang={lang}>
              {text}
            </dt>
          ))}
          <dd>{explanation}</dd>
        </div>
      ))}
    </dl>
  );
}
