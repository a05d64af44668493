import { headingSlug } from "../../routes/slugs.ts";
import { HeadingLink, type HeadingLinkProps } from "./heading-link.tsx";

export interface SectionHeadingProps {
  title: string;
  /** By default from the title. */
  id?: string;
  labels: HeadingLinkProps["labels"];
}

/** Heading of a section, with the link to itself (ANCH-3). */
export function SectionHeading({ title, id = headingSlug(title), labels }: SectionHeadingProps) {
  return (
    <h2 id={id}>
      {title}
      <HeadingLink id={id} heading={title} labels={labels} />
    </h2>
  );
}
