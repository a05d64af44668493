import type { AnchorHTMLAttributes } from "react";
import type { LocaleContext } from "../../model/site-data.ts";
import { classifyLink } from "../../routes/links.ts";
import { opensNewTab, relOf, targetOf } from "../../routes/new-tab.ts";
import { Icon } from "../icon/icon.tsx";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  context: Pick<LocaleContext, "data">;
}

/**
 * A link of the layout: external ones open a new tab unless they say otherwise, and whatever opens one
 * shows so; the words come with those of all links (LINK-3).
 */
export function Link({ context: { data }, children, ...attributes }: LinkProps) {
  const external = classifyLink(attributes.href, data.site.url) === "external";
  const target = targetOf(external, attributes.target);
  return (
    <a {...attributes} target={target} rel={relOf(target, external, attributes.rel)}>
      {children}
      {opensNewTab(target) && <Icon name="external" className="ext" />}
    </a>
  );
}
