import { z } from "zod";
import { localized } from "./localized.ts";

/** The nine item types of the navbar (NAV-3); an item without a type is `default` or, with items, `dropdown`. */
export const NAVBAR_ITEM_TYPES = [
  "default",
  "dropdown",
  "search",
  "html",
  "doc",
  "docSidebar",
  "docsVersion",
  "docsVersionDropdown",
  "localeDropdown",
] as const;
export type NavbarItemType = (typeof NAVBAR_ITEM_TYPES)[number];

const link = {
  label: localized.optional(),
  to: z.string().min(1).optional(),
  href: z.string().min(1).optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: z.string().refine(isRegex, "not a regular expression").optional(),
  prependBaseUrlToHref: z.boolean().optional(),
  className: z.string().optional(),
};

/**
 * An item as written in `_data/navbar.json`. Which fields belong together depends on the type and
 * is checked by `checkNavbarItem`, so that the message can show the whole item (CONF-3).
 * Other fields are attributes of the link element.
 */
export const navbarItem = z
  .object({
    type: z.string().optional(),
    position: z.string().optional(),
    ...link,
    html: localized.optional(),
    value: localized.optional(),
    docId: z.string().min(1).optional(),
    sidebarId: z.string().min(1).optional(),
    versions: z
      .union([
        z.array(z.string()).min(1),
        z.record(z.string(), z.strictObject({ label: localized.optional() })),
      ])
      .optional(),
    get items(): z.ZodOptional<z.ZodArray<z.ZodType<NavbarItemData>>> {
      return z.array(navbarItem).optional();
    },
    get dropdownItemsBefore(): z.ZodOptional<z.ZodArray<z.ZodType<NavbarItemData>>> {
      return z.array(navbarItem).optional();
    },
    get dropdownItemsAfter(): z.ZodOptional<z.ZodArray<z.ZodType<NavbarItemData>>> {
      return z.array(navbarItem).optional();
    },
    dropdownActiveClassDisabled: z.boolean().optional(),
    queryString: z.string().optional(),
  })
  .catchall(z.string()) as unknown as z.ZodType<NavbarItemData>;

export interface NavbarItemData {
  type?: string | undefined;
  position?: string | undefined;
  label?: z.infer<typeof localized> | undefined;
  to?: string | undefined;
  href?: string | undefined;
  activeBasePath?: string | undefined;
  activeBaseRegex?: string | undefined;
  prependBaseUrlToHref?: boolean | undefined;
  className?: string | undefined;
  html?: z.infer<typeof localized> | undefined;
  value?: z.infer<typeof localized> | undefined;
  docId?: string | undefined;
  sidebarId?: string | undefined;
  versions?:
    | string[]
    | Record<string, { label?: z.infer<typeof localized> | undefined }>
    | undefined;
  items?: NavbarItemData[] | undefined;
  dropdownItemsBefore?: NavbarItemData[] | undefined;
  dropdownItemsAfter?: NavbarItemData[] | undefined;
  dropdownActiveClassDisabled?: boolean | undefined;
  queryString?: string | undefined;
  [attribute: string]: unknown;
}

export const logo = z.strictObject({
  src: z.string().min(1),
  srcDark: z.string().min(1).optional(),
  alt: z.string().optional(),
  href: z.string().min(1).optional(),
  target: z.string().optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
});
export type LogoData = z.infer<typeof logo>;

/** `_data/navbar.json`. */
export const navbarFile = z.strictObject({
  logo: logo.optional(),
  title: z.string().optional(),
  hideOnScroll: z.boolean().default(false),
  items: z.array(navbarItem),
});
export type NavbarFile = z.infer<typeof navbarFile>;

function isRegex(source: string): boolean {
  try {
    return Boolean(new RegExp(source, "i"));
  } catch {
    return false;
  }
}
