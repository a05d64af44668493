import type { AnchorHTMLAttributes } from "react";
import type { LocaleContext } from "../../model/site-data.ts";
import { classifyLink } from "../../routes/links.ts";
import { noteOf, opensNewTab, relOf, targetOf } from "../../routes/new-tab.ts";
import { Icon } from "../icon/icon.tsx";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  context: Pick<LocaleContext, "data" | "labels" | "text">;
}

/**
 * A link of the layout: external ones open a new tab unless they say otherwise, and whatever opens one
 * says so (LINK-3).
 */
export function Link({ context: { data, labels, text }, children, ...attributes }: LinkProps) {
  const external = classifyLink(attributes.href, data.site.url) === "external";
  const target = targetOf(external, attributes.target);
  const note = noteOf(attributes.href, data.site);
  return (
    <a {...attributes} target={target} rel={relOf(target, external, attributes.rel)}>
      {children}
      {note && <small> ({text(note)})</small>}
      {opensNewTab(target) && (
        <>
          <Icon name="external" className="ext" />
          <span className="sr">{labels["IconExternalLink.ariaLabel"]}</span>
        </>
      )}
    </a>
  );
}
