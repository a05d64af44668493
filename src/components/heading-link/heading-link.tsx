import { format } from "../../collections/format.ts";
import type { Labels } from "../../schema/labels.ts";

export interface HeadingLinkProps {
  /** Of the heading. */
  id: string;
  heading: string;
  labels: Pick<Labels, "common.headingLinkTitle">;
}

/** Link to a heading itself (ANCH-3); headings in Markdown get the same from the Markdown parser. */
export function HeadingLink({ id, heading, labels }: HeadingLinkProps) {
  const label = format(labels["common.headingLinkTitle"], { heading });
  // biome-ignore lint/a11y/useAnchorContent: aria-label names it; the sign is CSS, so that copying a heading leaves it out.
  return <a className="anchor" href={`#${id}`} aria-label={label} title={label} translate="no" />;
}
