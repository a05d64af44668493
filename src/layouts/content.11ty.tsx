import type { PageModel } from "../collections/pages/page-model.ts";
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

function mainArea(model: PageModel) {
  switch (model.kind) {
    case "home":
      return <HomePage model={model} />;
    case "doc":
      return <DocPage model={model} />;
    case "post":
      return <PostPage model={model} />;
    case "content":
      return <ContentPage model={model} />;
    default:
      throw new Error(`${model.url} is not a text`);
  }
}
