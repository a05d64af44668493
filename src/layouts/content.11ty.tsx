import type { HomeContent } from "../collections/pages/home.ts";
import type * as Pages from "../collections/pages/page-model.ts";
import { modelOf } from "../collections/pages.ts";
import { Base } from "./base.tsx";
import { ContentPage } from "./pages/content-page.tsx";
import { DocPage } from "./pages/doc-page.tsx";
import { HomePage } from "./pages/home-page.tsx";
import { PostPage } from "./pages/post-page.tsx";
import type { PageData } from "./template.tsx";

/** The layout of all texts: home page, pages, docs and posts. */
export default function content({ page, collections }: PageData) {
  // Drafts and hidden texts are not written.
  if (page.url === false) return "";
  const model = modelOf(page.url, collections);
  return <Base model={model}>{mainArea(model)}</Base>;
}

// The kind decides which props a model has.
function mainArea(model: Pages.PageModel) {
  switch (model.kind) {
    case "home":
      return <HomePage model={model as Pages.PageModel<HomeContent>} />;
    case "doc":
      return <DocPage model={model as Pages.DocPage} />;
    case "post":
      return <PostPage model={model as Pages.PostPage} />;
    default:
      return <ContentPage model={model as Pages.ContentPage} />;
  }
}
