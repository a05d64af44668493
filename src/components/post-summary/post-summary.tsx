import type { PostSummary as PostSummaryModel } from "../../collections/news/post-summary.ts";
import { contentLang } from "../../layouts/frame/content-lang.ts";
import type { Labels } from "../../schema/labels.ts";
import type { Locale } from "../../schema/localized.ts";
import { Cover } from "../cover/cover.tsx";
import { Icon } from "../icon/icon.tsx";
import { PostMeta } from "../post-meta/post-meta.tsx";
import { TagList } from "../tag-list/tag-list.tsx";

export interface PostSummaryProps {
  post: PostSummaryModel;
  /** Language of the page that shows the summary. */
  locale: Locale;
  labels: Labels;
}

/** A post in a list: title, date, text up to the truncation marker (BLOG-1). */
export function PostSummary({ post, locale, labels }: PostSummaryProps) {
  const lang = contentLang(post.contentLocale, locale);
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
        <TagList tags={post.tags} labels={labels} />
      </div>
    </article>
  );
}
