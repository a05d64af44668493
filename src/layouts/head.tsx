import { announcementStyle } from "../collections/frame/announcement.ts";
import { unchosenMode } from "../collections/frame/color-mode.ts";
import type { PageModel } from "../collections/pages/page-model.ts";
import { headElements } from "../components/head/head-elements.ts";
import { scriptJson } from "../components/json/script-json.ts";

/** What comes first is what the browser should start fetching first. */
export function Head({ model: { head, assets, context } }: { model: PageModel }) {
  const announcement = announcementStyle(context.data);
  const mode = unchosenMode(context.data.site.colorMode);
  return (
    <head>
      {headElements(
        <>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{head.title}</title>
          <link rel="stylesheet" href={assets.stylesheet} />
          {announcement && <style dangerouslySetInnerHTML={{ __html: announcement }} />}
          {/*
           * After the stylesheets, for which it waits: what is parsed once they are there is drawn part by
           * part, and not all in one long task.
           */}
          {assets.inlineScript && (
            <script dangerouslySetInnerHTML={{ __html: assets.inlineScript }} />
          )}
          <meta name="color-scheme" content={mode === "system" ? "light dark" : mode} />
          {head.meta.map((meta) => (
            <meta key={"name" in meta ? meta.name : `${meta.property} ${meta.content}`} {...meta} />
          ))}
          <link rel="canonical" href={head.canonical} />
          {head.links.map((link) => (
            <link key={`${link.rel} ${link.href} ${link.hreflang ?? ""}`} {...link} />
          ))}
          {/* Low, as the first picture of the page needs the stylesheet, and no script. */}
          <script type="module" src={assets.script} fetchPriority="low" />
          {assets.preloadScripts.map((href) => (
            <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
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
