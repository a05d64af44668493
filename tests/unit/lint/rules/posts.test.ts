import { page } from "../../../support/lint.ts";
import { checkRows, sv, TRUNCATED } from "../../../support/lint-rows.ts";

// What the linter finds in posts.
checkRows([
  {
    what: "BLOG-1, BLOG-4 halves of a post of two days, but no posts of the same name each week",
    files: Object.fromEntries(
      [
        ["sv", "2026-05-01-maj"],
        ["en", "2026-05-02-maj"],
        ["sv", "2026-04-01-brev"],
        ["en", "2026-04-01-brev"],
        ["sv", "2026-04-08-brev"],
        ["en", "2026-04-08-brev"],
      ].map(([locale, name]) => [`src/content/${locale}/blog/${name}.md`, page(TRUNCATED)]),
    ),
    found: [/maj\.md.* The post is dated 2026-05-0\d, but .*maj\.md is dated 2026-05-0\d/],
  },
  {
    what: "BLOG-3 posts without a mark for their summary, or with nothing above it",
    files: {
      [`${sv}/blog/2026-05-01-maj.md`]: page(),
      [`${sv}/blog/2026-05-02-maj.md`]: page("<!-- truncate -->\n\nText.\n"),
    },
    found: Array(2).fill(/^warning .*maj\.md \| The post has no mark where its summary ends/),
  },
  {
    what: "BLOG-4 the first commit dates a post that names no day",
    files: { [`${sv}/blog/maj.md`]: page(TRUNCATED) },
    more: { firstCommits: new Map([[`${sv}/blog/maj.md`, "2026-05-01"]]) },
    found: [],
  },
  {
    what: "days that were probably mistyped, and a post that expires before its day",
    files: {
      [`${sv}/blog/2028-06-01-at-the-limit.md`]: page(TRUNCATED),
      [`${sv}/blog/2028-06-02-a.md`]: page(TRUNCATED),
      [`${sv}/blog/0202-03-25-b.md`]: page(TRUNCATED),
      [`${sv}/blog/2026-03-25-c.md`]: page(TRUNCATED, "expires: 2026-03-01\n"),
    },
    found: [
      /^warning .*0202-03-25-b\.md \| The day 0202-03-25 is probably mistyped/,
      /^warning .*2026-03-25-c\.md:4 \| The post expires on 2026-03-01, before its own day, 2026-03-25/,
      /^warning .*2028-06-02-a\.md \| The day 2028-06-02 is probably mistyped: the post is shown on 2028-06-02/,
    ],
  },
  {
    what: "BLOG-11, BLOG-12 unknown authors and tags",
    files: {
      [`${sv}/blog/2026-05-01-maj.md`]: page(
        TRUNCATED,
        "authors: [styrelse, the-bord]\ntags: [okänd]\n",
      ),
    },
    found: [
      /maj\.md:4 \| There is no author "styrelse", neither in the chapter map nor in _data\/news-authors\.json\. \| Did you mean "styrelsen"\?/,
      /maj\.md:4 \| There is no author "the-bord", .* \| Did you mean "the-board"\?/,
      /^warning .*maj\.md:5 \| The tag "okänd" is not in _data\/news-tags\.json\./,
    ],
  },
  {
    what: "BLOG-4 posts without a date, and with one that does not exist",
    files: {
      [`${sv}/blog/2024-13-45-x.md`]: page(TRUNCATED),
      [`${sv}/blog/utan-datum.md`]: page(TRUNCATED),
    },
    found: [
      /2024-13-45-x\.md:1 \| The date "2024-13-45" does not exist\./,
      /utan-datum\.md:1 \| The post has no date\. \| Begin the file name .* {2}date: /,
    ],
  },
]);
