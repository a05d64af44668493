import type { Check } from "./check.ts";

/** Promise: whoever writes a post learns that lists show it whole, because nothing ends its summary (BLOG-3). */
export const postSummaries: Check = {
  name: "summaries of posts",
  severity: "warn",
  about: "pages",
  run: ({ pages }) =>
    pages.flatMap(({ source }) =>
      source?.kind === "post" && source.locale === source.contentLocale && !source.text.truncated
        ? [
            {
              file: source.file,
              problem:
                "The post has no mark where its summary ends, so the lists show the whole text.",
              fix: "Write  <!-- truncate -->  on a line of its own after the first paragraph.",
            },
          ]
        : [],
    ),
};
