import type { DocPlace } from "../model/docs/docs.ts";
import { modelOf, type PageModel } from "../model/pages/page-model.ts";
import type { Site } from "../model/site.ts";
import { Base } from "./base.tsx";
import { ContentPage } from "./pages/content-page.tsx";
import { DocPage } from "./pages/doc-page.tsx";
import { HomePage } from "./pages/home-page.tsx";
import { PostPage } from "./pages/post-page.tsx";
import type { PageData } from "./template.tsx";

/**
 * The layout of all texts: home page, pages, docs and posts; also of those that replace missing translations, which
 * Eleventy does not read as texts.
 */
export default function layout({ page, content, collections }: PageData) {
  // Drafts and hidden texts are not written.
  if (page.url === false) return "";
  const model = modelOf(page.url, collections.site);
  return (
    <Base model={model}>
      <Main
        model={model}
        html={String(content ?? model.source?.text.html)}
        site={collections.site}
      />
    </Base>
  );
}

function Main({ model, html, site }: { model: PageModel; html: string; site: Site }) {
  const { source } = model;
  switch (source?.kind) {
    case "home":
      return <HomePage source={source} site={site} />;
    case "doc":
      return (
        <DocPage model={model as PageModel & DocPlace} source={source} html={html} site={site} />
      );
    case "post":
      return <PostPage model={model} source={source} html={html} site={site} />;
    case "content":
      return <ContentPage model={model} source={source} html={html} />;
  }
}
