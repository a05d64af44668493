import { PostCover } from "../components/cover/cover.tsx";
import { PostLink } from "../components/post-summary/post-link.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";

/** All news by year (BLOG-9). */
export const data = pages("archive");

export default template(ArchivePage);

function ArchivePage({ model }: { model: ModelOf<"archive"> }) {
  const { labels } = model.context;
  return (
    <Frame model={model} after={<p className="lead">{model.description}</p>}>
      {model.years.map(({ year, posts }) => (
        <section className="year" key={year}>
          <SectionHeading id={year} title={year} labels={labels} />
          <ul className="topics">
            {posts.map(({ post, day }) => (
              <li key={post.url}>
                <PostCover post={post} />
                <PostLink post={post} context={model.context}>
                  <time dateTime={post.date.iso}>{day}</time> –{" "}
                </PostLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}
