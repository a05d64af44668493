import { modelOf } from "../collections/pages.ts";
import { renderPage } from "./document/page.tsx";
import { ContentPage } from "./pages/content-page.tsx";
import { DocPage } from "./pages/doc-page.tsx";
import { HomePage } from "./pages/home-page.tsx";
import { PostPage } from "./pages/post-page.tsx";
import type { PageData } from "./template.tsx";

/** The layout of all texts: home page, pages, docs and posts. */
export default function content({ page, collections }: PageData): string {
  // Drafts and hidden texts are not written.
  if (page.url === false) return "";
  const model = modelOf(page.url, collections);
  switch (model.kind) {
    case "home":
      return renderPage(model, <HomePage model={model} />);
    case "doc":
      return renderPage(model, <DocPage model={model} />);
    case "post":
      return renderPage(model, <PostPage model={model} />);
    case "content":
      return renderPage(model, <ContentPage model={model} />);
    default:
      throw new Error(`${page.url} is no text`);
  }
}
