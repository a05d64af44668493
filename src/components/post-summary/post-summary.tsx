import { contentLang } from "../../model/content-lang.ts";
import type { PostSummary as Model } from "../../model/news/post-summary.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { Cover } from "../cover/cover.tsx";
import { Icon } from "../icon/icon.tsx";
import { PostMeta } from "../post-meta/post-meta.tsx";
import { TagList } from "../tag-list/tag-list.tsx";

/** A post in a list: title, date, text up to the truncation marker (BLOG-1). */
export function PostSummary({ post, context }: { post: Model; context: LocaleContext }) {
  const lang = contentLang(post.contentLocale, context.locale);
  return (
    <article className="post">
      <Cover motif={post.cover} />
      <div>
        <h2 lang={lang}>
          <a href={post.url}>{post.title}</a>
        </h2>
        <PostMeta post={post} />
        <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: post.excerptHtml }} />
        {post.readMore && (
          <a className="more" href={post.url}>
            {post.readMore.label}
            <span className="sr">{post.readMore.about}</span>
            <Icon name="arrow-right" />
          </a>
        )}
        <TagList tags={post.tags} labels={context.labels} />
      </div>
    </article>
  );
}
