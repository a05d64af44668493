import type { ReactNode } from "react";
import { contentLang } from "../../model/content-lang.ts";
import type { PostSummary } from "../../model/news/post-summary.ts";
import type { LocaleContext } from "../../model/site-data.ts";

interface PostLinkProps {
  post: PostSummary;
  context: LocaleContext;
  /** Before the title, in the language of the page. */
  children?: ReactNode;
}

/** The title of a post as a link; one in the other language says so. */
export function PostLink({ post, context: { locale, labels }, children }: PostLinkProps) {
  const lang = contentLang(post.contentLocale, locale);
  return (
    <a href={post.url}>
      {children}
      <span lang={lang}>{post.title}</span>
      {lang && <> ({labels["common.inOtherLanguage"]})</>}
    </a>
  );
}
