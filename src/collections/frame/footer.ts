import { classifyLink } from "../../routes/links.ts";
import type { FooterColumnData, FooterLinkData } from "../../schema/footer.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Footer, FooterLink } from "./frame-model.ts";
import { toLogo } from "./logo.ts";

/** The footer of a locale (FOOT-1…4); null when none is configured. */
export function buildFooter({ data, text, href }: LocaleContext): Footer | null {
  const { footer } = data;
  if (!footer) return null;
  const isColumns = (links: FooterColumnData[] | FooterLinkData[]): links is FooterColumnData[] =>
    links[0] !== undefined && "title" in links[0];
  const isExternal = (target: string) => classifyLink(target, data.site.url) === "external";
  const toItem = (item: FooterLinkData): FooterLink | { html: string } =>
    item.html
      ? { html: text(item.html) }
      : {
          label: item.label ? text(item.label) : "",
          href: item.to ? href(item.to) : (item.href ?? ""),
          external: isExternal(item.to ?? item.href ?? ""),
          icon: item.icon ?? null,
          ...(item.target ? { target: item.target } : {}),
          ...(item.rel ? { rel: item.rel } : {}),
        };
  return {
    style: footer.style,
    links:
      footer.links.length === 0
        ? null
        : isColumns(footer.links)
          ? {
              layout: "columns",
              columns: footer.links.map(({ title, items }) => ({
                title: title ? text(title) : null,
                items: items.map(toItem),
              })),
            }
          : { layout: "row", items: footer.links.map(toItem) },
    logo: footer.logo
      ? {
          ...toLogo(footer.logo, footer.logo.alt),
          link: footer.logo.href
            ? {
                href: href(footer.logo.href),
                external: isExternal(footer.logo.href),
                ...(footer.logo.target ? { target: footer.logo.target } : {}),
              }
            : null,
        }
      : null,
    copyright: footer.copyright ? text(footer.copyright) : null,
  };
}
