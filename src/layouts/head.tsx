import type { PageModel } from "../collections/pages/page-model.ts";
import { headElements } from "../components/head/head-elements.ts";
import { scriptJson } from "../components/json/script-json.ts";

export interface HeadProps {
  model: Pick<PageModel, "head" | "shell">;
}

/** What comes first is what the browser should start fetching first. */
export function Head({ model: { head, shell } }: HeadProps) {
  const { unchosenMode } = shell;
  return (
    <head>
      {headElements(
        <>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{head.title}</title>
          <link rel="stylesheet" href={shell.stylesheet} />
          {shell.announcement && (
            <style dangerouslySetInnerHTML={{ __html: shell.announcement.style }} />
          )}
          {/*
           * After the stylesheets, for which it waits: what is parsed once they are there is drawn part by
           * part, and not all in one long task.
           */}
          {shell.inlineScript && (
            <script dangerouslySetInnerHTML={{ __html: shell.inlineScript }} />
          )}
          {shell.preloadFonts.map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
          ))}
          <meta
            name="color-scheme"
            content={unchosenMode === "system" ? "light dark" : unchosenMode}
          />
          {head.meta.map((meta) => (
            <meta key={"name" in meta ? meta.name : `${meta.property} ${meta.content}`} {...meta} />
          ))}
          <link rel="canonical" href={head.canonical} />
          {head.links.map((link) => (
            <link key={`${link.rel} ${link.href} ${link.hreflang ?? ""}`} {...link} />
          ))}
          <script type="module" src={shell.script} />
          {shell.preloadScripts.map((href) => (
            <link key={href} rel="modulepreload" href={href} />
          ))}
          {head.jsonLd.map((data) => {
            const json = scriptJson(data);
            return (
              <script
                key={json}
                type="application/ld+json"
                dangerouslySetInnerHTML={{ __html: json }}
              />
            );
          })}
        </>,
      )}
    </head>
  );
}
