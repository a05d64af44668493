import { outputPathOf } from "../routes/paths.ts";
import type { Build } from "./build-data.ts";
import { isHidden } from "./embargo.ts";
import { isWaiting } from "./status.ts";

/** Data of a text's template, as far as its address depends on it. */
interface TemplateData {
  page: { inputPath: string };
  build: Pick<Build, "textAt" | "today" | "showsHidden" | "showsUnpublished">;
}

/** The file that a text is written to; false for one that is not published today. */
export function permalinkOf({ page, build }: TemplateData): string | false {
  const text = build.textAt(page.inputPath);
  if (!text) return false;
  const isLeftOut = isHidden({ frontMatter: text.fields }, build) || isWaiting(text, build);
  return isLeftOut ? false : outputPathOf(text.url);
}

/** What Eleventy needs of each text besides what is written in it. */
export const TEXT = { layout: "content.11ty.tsx", permalink: permalinkOf };
