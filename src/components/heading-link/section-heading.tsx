import { HeadingLink, type HeadingLinkProps } from "./heading-link.tsx";

export interface SectionHeadingProps {
  of: { title: string; id: string };
  labels: HeadingLinkProps["labels"];
}

/** Heading of a section, with the link to itself (ANCH-3). */
export function SectionHeading({ of: { title, id }, labels }: SectionHeadingProps) {
  return (
    <h2 id={id}>
      {title}
      <HeadingLink id={id} heading={title} labels={labels} />
    </h2>
  );
}
