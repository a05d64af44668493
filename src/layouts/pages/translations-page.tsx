import type { TranslationsPage as TranslationsPageModel } from "../../collections/pages/page-model.ts";
import { ScrollRegion } from "../../components/scroll-region/scroll-region.tsx";
import { Frame } from "../frame/frame.tsx";

export interface TranslationsPageProps {
  model: TranslationsPageModel;
}

/** For editors: what is current, outdated and missing. */
export function TranslationsPage({ model }: TranslationsPageProps) {
  return (
    <Frame model={model} isFull after={<p className="lead">{model.lead}</p>}>
      <ScrollRegion label={model.title}>
        <table>
          <thead>
            <tr>
              {model.columns.map(({ label, lang }) => (
                <th key={label} scope="col" lang={lang ?? undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {model.rows.map(({ name, page, states, changed }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={page.href} lang={page.lang ?? undefined}>
                    {page.label}
                  </a>{" "}
                  <small>{name}</small>
                </th>
                {states.map(({ locale, state, label }) => (
                  <td key={locale}>{state === "current" ? label : <strong>{label}</strong>}</td>
                ))}
                <td>{changed.join("; ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Frame>
  );
}
