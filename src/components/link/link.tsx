import type { AnchorHTMLAttributes } from "react";
import { opensNewTab, relOf, targetOf } from "../../routes/new-tab.ts";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  external: boolean;
  labels: Labels;
}

/**
 * A link of the frame (navbar, footer, sidebar): external ones open a new tab unless they say
 * otherwise, and whatever opens one says so (LINK-3).
 */
export function Link({ external, labels, children, ...attributes }: LinkProps) {
  const target = targetOf(external, attributes.target);
  return (
    <a {...attributes} target={target} rel={relOf(target, external, attributes.rel)}>
      {children}
      {opensNewTab(target) && (
        <>
          <Icon name="external" className="ext" />
          <span className="sr">{labels["IconExternalLink.ariaLabel"]}</span>
        </>
      )}
    </a>
  );
}
