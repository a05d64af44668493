import type { Images } from "../assets/images.ts";
import type { LocaleContext } from "./site-data.ts";

/** What every block gets. */
export interface BlockProps {
  /** What follows the name of the block: `board` in `::: roles board`; empty where nothing does. */
  name: string;
  context: LocaleContext;
  /** Uploads, with the sizes of their pictures. */
  images: Pick<Images, "byPath">;
}
