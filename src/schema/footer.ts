import { z } from "zod";
import { rule } from "../messages/message.ts";
import { NAMING_FIELDS } from "./describe-issue.ts";
import { optionalText } from "./fields.ts";
import { localizedHtml } from "./html-text.ts";
import { FOOTER_ICONS } from "./icons.ts";
import { linkTarget } from "./link-target.ts";
import { localized, optionalLocalized } from "./localized.ts";
import { logo } from "./navbar.ts";

const footerLink = z
  .strictObject({
    label: optionalLocalized,
    to: linkTarget.optional(),
    href: linkTarget.optional(),
    html: localizedHtml().optional(),
    icon: z.enum(FOOTER_ICONS).optional(),
    target: optionalText.describe(
      "_self: en annan webbplats öppnas i samma flik / _self: another site opens in the same tab",
    ),
    rel: optionalText,
  })
  .superRefine((item, context) => {
    const targets = [item.to, item.href, item.html].filter((target) => target !== undefined).length;
    const unused = (["label", "icon", "target", "rel"] as const).find((field) => item[field]);
    const shown = JSON.stringify(item);
    if (targets !== 1)
      context.addIssue(
        rule(
          `exactly one of "to", "href" and "html" belongs in a footer link, found ${targets}: ${shown}`,
          `en länk i sidfoten har precis ett av "to", "href" och "html", här finns ${targets}: ${shown}`,
        ),
      );
    else if (!item.html && !item.label)
      context.addIssue(
        rule(
          `a footer link needs a "label": ${shown}`,
          `en länk i sidfoten behöver "label": ${shown}`,
        ),
      );
    else if (item.html && unused)
      context.addIssue(
        rule(
          `nothing comes of "${unused}" beside "html"; write it into the HTML: ${shown}`,
          `"${unused}" gör inget bredvid "html"; skriv det i HTML-koden: ${shown}`,
        ),
      );
  });
export type FooterLinkData = z.infer<typeof footerLink>;

// The CMS leaves out what is null.
const footerColumn = z.strictObject({ title: localized.nullish(), items: z.array(footerLink) });
export type FooterColumnData = z.infer<typeof footerColumn>;

const columns = z.array(footerColumn);
const links = z.array(footerLink);

/** `_data/footer.json`: columns, or one row of links, never a mixture (FOOT-1, CONF-8). */
export const footerFile = z.strictObject({
  style: z.enum(["light", "dark"]).default("light"),
  links: z
    .array(z.looseObject({}))
    .default([])
    .transform((entries, context): FooterColumnData[] | FooterLinkData[] => {
      const [stray] = entries.filter((entry) => !("items" in entry));
      const isMixed = stray && entries.some((entry) => "items" in entry);
      if (isMixed) {
        context.addIssue(
          rule(
            `the links are either all columns (with "items") or all single links; this entry differs: ${JSON.stringify(stray)}`,
            `länkarna är antingen alla spalter (med "items") eller alla enskilda; den här avviker: ${JSON.stringify(stray)}`,
          ),
        );
        return z.NEVER;
      }
      const shape: z.ZodType<FooterColumnData[] | FooterLinkData[]> = stray ? links : columns;
      const { data, error } = shape.safeParse(entries, NAMING_FIELDS);
      for (const issue of error?.issues ?? [])
        context.issues.push({ ...issue, input: entries } as z.core.$ZodRawIssue);
      return data ?? z.NEVER;
    })
    .meta({ forms: z.union([columns, links]) }),
  logo: logo.extend({ alt: z.string().min(1) }).optional(),
  copyright: localizedHtml().optional(),
});
export type FooterFile = z.infer<typeof footerFile>;
