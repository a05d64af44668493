import type { ReactNode } from "react";
import { headingSlug } from "../../routes/slugs.ts";
import { format } from "../../schema/format.ts";
import type { Labels } from "../../schema/labels.ts";

export interface SectionHeadingProps {
  title: string;
  /** By default from the title. */
  id?: string;
  labels: Pick<Labels, "common.headingLinkTitle">;
  level?: 2 | 3 | 4;
  /** Whether the contents of a page name it too, below a text's own headings. */
  isListed?: boolean;
  /** What is shown instead of the title. */
  children?: ReactNode;
}

/**
 * Heading of a section, with the link to itself (ANCH-3); headings in Markdown get the same from the
 * Markdown parser.
 */
export function SectionHeading({
  title,
  id = headingSlug(title),
  labels,
  level = 2,
  isListed = false,
  children = title,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const label = format(labels["common.headingLinkTitle"], { heading: title });
  return (
    // Named by its title alone: screen readers would read the name of the link as a part of it.
    <Heading id={id} aria-label={title} data-listed={isListed ? "" : undefined}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: aria-label names it; the sign is CSS, so that copying a heading leaves it out. */}
      <a className="anchor" href={`#${id}`} aria-label={label} title={label} translate="no" />
    </Heading>
  );
}
