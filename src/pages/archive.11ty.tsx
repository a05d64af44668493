import { YearsOfPosts } from "../components/news-index/years-of-posts.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";

/** All news by year (BLOG-9). */
export const data = pages("archive");

export default template(ArchivePage);

function ArchivePage({ model }: { model: ModelOf<"archive"> }) {
  return (
    <Frame model={model} after={<p className="lead">{model.description}</p>}>
      <YearsOfPosts years={model.years} context={model.context} />
    </Frame>
  );
}
