import { modelOf } from "../collections/pages.ts";
import { renderPage } from "../ui/page/page.tsx";
import { ContentPage } from "../ui/pages/content-page.tsx";
import { DocPage } from "../ui/pages/doc-page.tsx";
import { HomePage } from "../ui/pages/home-page.tsx";
import { PostPage } from "../ui/pages/post-page.tsx";
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
