import type { AnchorHTMLAttributes } from "react";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  external: boolean;
  labels: Labels;
}

/** A link of the frame (navbar, footer, sidebar): external ones open a new tab and say so (LINK-3). */
export function Link({ href, external, labels, children, ...attributes }: LinkProps) {
  if (!external) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      <Icon name="external" className="ext" />
      <span className="sr">{labels["IconExternalLink.ariaLabel"]}</span>
    </a>
  );
}
