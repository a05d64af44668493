import { outputPathOf } from "../routes/paths.ts";
import {
  type AddressData,
  type IdentifyingFields,
  identify,
  isEmptyText,
  statusOf,
} from "../routes/text-identity.ts";
import type { Build } from "./build-data.ts";
import { isHidden } from "./embargo.ts";
import { isWaiting } from "./status.ts";

/** Data of a text's template, as far as its address depends on it. */
interface TemplateData extends IdentifyingFields {
  page: { inputPath: string; rawInput: string };
  meeting?: unknown;
  build: Pick<Build, "firstCommits" | "today" | "showsHidden" | "showsUnpublished"> & {
    written: Pick<AddressData, "locales" | "versions">;
  };
}

/** The file that a text is written to; false for one that is not published today. */
export function permalinkOf(data: TemplateData): string | false {
  const { build } = data;
  const identity = identify(data.page.inputPath, data, { ...build.written, build });
  if (!identity || isEmptyText(identity.kind, data.page.rawInput, data)) return false;
  const status = statusOf(data, identity, data.build.today);
  const isLeftOut =
    isHidden({ frontMatter: data }, data.build) || isWaiting({ status }, data.build);
  return isLeftOut ? false : outputPathOf(identity.url);
}

/** What Eleventy needs of each text besides its front matter. */
export const TEXT = { layout: "content.11ty.tsx", permalink: permalinkOf };
