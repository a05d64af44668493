import type { AnchorHTMLAttributes } from "react";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  external: boolean;
  labels: Labels;
}

/** A link of the frame (navbar, footer, sidebar): external ones open a new tab and say so (LINK-3). */
export function Link({ external, labels, children, ...attributes }: LinkProps) {
  if (!external) return <a {...attributes}>{children}</a>;
  return (
    <a target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      <Icon name="external" className="ext" />
      <span className="sr">{labels["IconExternalLink.ariaLabel"]}</span>
    </a>
  );
}
