import { EXTRA_STYLES, type ExtraStyle } from "../../schema/extra-styles.ts";
import type { PageKind } from "./page-model.ts";
import type { PlannedPage } from "./planned-page.ts";

/**
 * The stylesheets that a page needs besides the one of every page, in the order of the cascade.
 *
 * @param hasRibbon whether the page says that it is a preview
 * @param hasNote whether the page says that its text is behind the other language
 */
export function pageStyles(
  { core, source }: PlannedPage,
  { hasRibbon = false, hasNote = false } = {},
): ExtraStyle[] {
  const isElsewhere = core.contentLocale !== core.locale;
  const hasNotice = core.unlisted || core.standing || isElsewhere || hasNote;
  const hasBanner = "version" in core && core.version.banner !== null;
  const needed = new Set<ExtraStyle>([
    ...(hasRibbon ? (["preview"] as const) : []),
    ...(core.kind === "home" ? (["home"] as const) : []),
    ...(core.kind === "review" || core.kind === "translations" ? (["table"] as const) : []),
    ...(core.kind === "home" || isNews(core) ? (["news"] as const) : []),
    ...(core.kind === "archive" || core.kind === "tags" ? (["news-index"] as const) : []),
    ...(core.kind === "content" && core.hero ? (["page-hero"] as const) : []),
    ...(core.kind === "search" || core.kind === "not-found" ? ([core.kind] as const) : []),
    ...(hasNotice || hasBanner ? (["admonition"] as const) : []),
    ...("text" in core ? (source?.text.styles ?? []) : []),
    ...(core.kind === "print"
      ? (["print-docs", ...core.docs.flatMap(({ styles }) => styles)] as const)
      : []),
    ...("posts" in core ? core.posts.flatMap(({ styles }) => styles) : []),
  ]);
  if (SHOW_CLUSTER_COLORS.some((name) => needed.has(name))) needed.add("cluster-colors");
  return EXTRA_STYLES.filter((name) => needed.has(name));
}

/** Those whose rules name colours of the colour groups; that of the home page holds them itself. */
const SHOW_CLUSTER_COLORS: readonly ExtraStyle[] = [
  "admonition",
  "code",
  "chapter-map",
  "components",
];

/** Posts, and the pages that list them, their tags or their authors. */
function isNews({ kind }: PlannedPage["core"]): boolean {
  return NEWS.has(kind);
}

const NEWS: ReadonlySet<PageKind> = new Set([
  "post",
  "blog-list",
  "archive",
  "tags",
  "tag",
  "authors",
  "author",
]);
