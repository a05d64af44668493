import { z } from "zod";
import { choices, NAMING_FIELDS } from "./describe-issue.ts";
import { optionalFlag } from "./fields.ts";
import type { Mistake } from "./finding.ts";
import { localizedHtml } from "./html-text.ts";
import { linkTarget } from "./link-target.ts";
import { optionalLocalized } from "./localized.ts";

const className = z.string().optional();
/** The search is at the end of the bar. */
const right = z.enum(["right"]).optional();
const position = z.enum(["left", "right"]).optional();

/** Where a link leads, and what counts as its section (NAV-5, NAV-6). */
const target = {
  to: linkTarget.optional(),
  href: linkTarget.optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: z.string().refine(isRegex, "not a regular expression").optional(),
  prependBaseUrlToHref: optionalFlag,
};

/** Attributes of the link element that an item may carry besides its own fields. */
export const ATTRIBUTES = /^(target|rel|title|hreflang|lang|data-[a-z-]+|aria-[a-z-]+)$/;

/** The fields of an item that is drawn as a link; others have to be attributes of the element. */
function link<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = [...Object.keys(shape), "className", "position"];
  return z
    .object({ ...shape, className, position })
    .catchall(z.unknown())
    .superRefine((item, context) => {
      for (const [key, value] of Object.entries(item)) {
        if (known.includes(key)) continue;
        if (!ATTRIBUTES.test(key))
          context.issues.push({
            code: "unrecognized_keys",
            keys: [key],
            input: item,
            message: known.join(),
          });
        else if (typeof value !== "string")
          context.issues.push({
            code: "invalid_type",
            expected: "string",
            path: [key],
            input: value,
          });
      }
    });
}

/** What a visitor reads on an item: a label, or HTML in its place. */
const wording = { label: optionalLocalized, html: localizedHtml("label").optional() };

const LEAVES = {
  default: link({ type: z.literal("default").default("default"), ...wording, ...target }),
  html: z.strictObject({
    type: z.literal("html"),
    value: localizedHtml("item"),
    className,
    position,
  }),
  doc: link({ type: z.literal("doc"), docId: z.string().min(1), label: optionalLocalized }),
  docSidebar: link({
    type: z.literal("docSidebar"),
    sidebarId: z.string().min(1),
    label: optionalLocalized,
  }),
  docsVersion: link({
    type: z.literal("docsVersion"),
    label: optionalLocalized,
    to: target.to,
  }),
};

/** An item that holds no others; only these may be inside a dropdown. */
export type NavbarLeafData = {
  [Type in keyof typeof LEAVES]: z.infer<(typeof LEAVES)[Type]>;
}[keyof typeof LEAVES];

const children = z.array(itemOf<NavbarLeafData>(LEAVES, true));

const MENUS = {
  dropdown: link({
    type: z.literal("dropdown").default("dropdown"),
    ...wording,
    ...target,
    items: children,
  }),
  search: z.strictObject({ type: z.literal("search"), className, position: right }),
  docsVersionDropdown: z.strictObject({
    type: z.literal("docsVersionDropdown"),
    versions: z
      .union([
        z.array(z.string()).min(1),
        z.record(z.string(), z.strictObject({ label: optionalLocalized })),
      ])
      .optional(),
    dropdownItemsBefore: children.optional(),
    dropdownItemsAfter: children.optional(),
    dropdownActiveClassDisabled: optionalFlag,
    className,
    position,
  }),
  localeDropdown: z.strictObject({
    type: z.literal("localeDropdown"),
    dropdownItemsBefore: children.optional(),
    dropdownItemsAfter: children.optional(),
    queryString: z.string().optional(),
    className,
    position,
  }),
};

/** One schema for each type of item (NAV-3); types and known fields follow from it. */
const ITEMS = { ...LEAVES, ...MENUS };
export type NavbarItemType = keyof typeof ITEMS;
/** An item of the navbar; `Type` picks one of them. */
export type NavbarItemData<Type extends NavbarItemType = NavbarItemType> = {
  [Known in NavbarItemType]: z.infer<(typeof ITEMS)[Known]>;
}[Type];

const navbarItem = itemOf<NavbarItemData>(ITEMS, false);

/** An item as it is written, of whatever type. */
type Written = { type?: string | undefined } & Record<string, unknown>;

/**
 * An item of any of the types; one without a type is `default` or, with items, `dropdown` (NAV-3).
 * Findings about the whole item quote the item itself (CONF-2, CONF-3).
 *
 * @param isInside whether it is inside a dropdown
 */
function itemOf<Item>(
  schemas: Readonly<Record<string, z.ZodType>>,
  isInside: boolean,
): z.ZodType<Item> {
  const anyItem = z.looseObject({ type: z.string().optional() });
  const item = anyItem.transform((written: Written, context) => {
    const type = typeOf(written);
    const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
    const result = schema?.safeParse({ ...written, type }, NAMING_FIELDS);
    const mistake = mistakeIn(written, type, isInside);
    // A misspelt field is missing too; its right name is the better help.
    const isMisspelt = result?.error?.issues.some(({ code }) => code === "unrecognized_keys");
    if (mistake && !isMisspelt) {
      const problem = `${mistake.problem} ${JSON.stringify(written)}`;
      context.addIssue({ code: "custom", params: { ...mistake, problem } });
      return z.NEVER;
    }
    if (result?.success && !mistake) return result.data;
    for (const issue of result?.error?.issues ?? [])
      context.issues.push({ ...issue, input: written } as z.core.$ZodRawIssue);
    return z.NEVER;
  });
  // The editor's schema shows the forms; a transform has none to show.
  const forms = z.union(Object.values(schemas) as [z.ZodType, z.ZodType]);
  return item.meta({ forms }) as unknown as z.ZodType<Item>;
}

function typeOf({ type, items }: Written): string {
  if (type && type !== "default") return type;
  return items === undefined ? "default" : "dropdown";
}

/** Whether a field says something about the link of an item. */
const isOfLink = (field: string) => /^(active|prepend)Base/.test(field) || ATTRIBUTES.test(field);

function mistakeIn(item: Written, type: string, isInside: boolean): Mistake | undefined {
  if (!Object.hasOwn(ITEMS, type)) {
    return {
      problem: `There is no navbar item type "${type}":`,
      fix: choices(type, Object.keys(ITEMS)),
    };
  }
  if (isInside && !Object.hasOwn(LEAVES, type)) {
    return {
      problem: `A ${type} cannot be inside a dropdown:`,
      fix: "Move it to the bar itself.",
    };
  }
  if (isInside && item.position !== undefined)
    return { problem: "An item inside a dropdown has no position:", fix: 'Remove "position".' };
  return ["default", "dropdown"].includes(type) ? mistakeInLink(item, type) : undefined;
}

function mistakeInLink(
  { to, href, label, html, ...rest }: Written,
  type: string,
): Mistake | undefined {
  const targets = [to, href].filter((value) => value !== undefined).length;
  if (targets === 2 || (targets === 0 && type === "default")) {
    return {
      problem: `A link has exactly one of "to" and "href", this one has ${targets === 0 ? "neither" : "both"}:`,
      fix: 'Write "to" for a page of this site, "href" for another site.',
    };
  }
  if (html && label)
    return { problem: '"html" and "label" exclude each other:', fix: "Remove one of them." };
  if (!html && !label)
    return { problem: "The item has no label:", fix: 'Write "label": { "sv": "…", "en": "…" }.' };
  const unused = Object.keys(rest).find((field) => rest[field] !== undefined && isOfLink(field));
  if (targets === 0 && unused) {
    return {
      problem: `Nothing comes of "${unused}" here:`,
      fix: 'The label of this dropdown is no link. Remove the field, or add "to" or "href".',
    };
  }
  if (to === undefined || rest.prependBaseUrlToHref === undefined) return undefined;
  return {
    problem: 'Nothing comes of "prependBaseUrlToHref" here:',
    fix: 'Remove it: "to" gets the language of the page anyway.',
  };
}

export const logo = z.strictObject({
  src: linkTarget,
  srcDark: linkTarget.optional(),
  alt: z.string().optional(),
  href: linkTarget.optional(),
  target: z.string().optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
});

/** `_data/navbar.json`. */
export const navbarFile = z
  .strictObject({
    logo: logo.optional(),
    title: z.string().optional(),
    hideOnScroll: z.boolean().default(false),
    items: z.array(navbarItem),
  })
  .superRefine(({ items, logo: picture, title }, context) => {
    const report = (path: (string | number)[], problem: string, fix: string) =>
      context.addIssue({ code: "custom", path, params: { problem, fix } });
    const [, second] = items.flatMap(({ type }, index) => (type === "search" ? [index] : []));
    if (second !== undefined) {
      const problem = "There is a search above already; the bar shows one.";
      report(["items", second], problem, "Remove one of them.");
    }
    // A logo without an alternative text is named after the site.
    if (title?.trim() || (picture && picture.alt?.trim() !== "")) return;
    const problem = picture
      ? 'The link home has no name: there is no "title", and the "alt" of the logo is empty.'
      : 'The link home is empty: there is neither "title" nor "logo".';
    report([], problem, 'Write "title": "…".');
  });
export type NavbarFile = z.infer<typeof navbarFile>;

function isRegex(source: string): boolean {
  try {
    return Boolean(new RegExp(source, "i"));
  } catch {
    return false;
  }
}
