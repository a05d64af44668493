import { contentLang } from "../../model/content-lang.ts";
import type { PostSummary as Model } from "../../model/news/post-summary.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { PostCover } from "../cover/cover.tsx";
import { Icon } from "../icon/icon.tsx";
import { PostMeta } from "../post-meta/post-meta.tsx";
import { TagList } from "../tag-list/tag-list.tsx";
import { PostLink } from "./post-link.tsx";

/** A post in a list: title, date, text up to the truncation marker (BLOG-1). */
export function PostSummary({ post, context }: { post: Model; context: LocaleContext }) {
  const lang = contentLang(post.contentLocale, context.locale);
  return (
    <article className="post">
      <PostCover post={post} />
      <div>
        <h2>
          <PostLink post={post} context={context} />
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
