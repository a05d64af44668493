import { z } from "zod";
import { type Mistake, rule, type Words, wordsIn } from "../messages/message.ts";
import { NAVBAR } from "../messages/navbar.ts";
import { choices } from "./describe-issue.ts";
import { optionalFlag } from "./fields.ts";
import { localizedHtml } from "./html-text.ts";
import { linkTarget, ownPicture } from "./link-target.ts";
import { type Locale, optionalLocalized } from "./localized.ts";

/** How an item looks: what goes from the data to the component as it is. */
const look = z.object({ className: z.string().optional() });

export type Look = z.infer<typeof look>;

/** How an item looks, of all that the data say about it. */
export const lookOf = (item: object): Look => look.parse(item);

const position = z.enum(["left", "right"]).optional();

/** Where a link leads, and what counts as its section (NAV-5, NAV-6). */
const target = {
  to: linkTarget.optional(),
  href: linkTarget.optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: z
    .string()
    .refine(
      isPattern,
      rule(
        "a pattern has at most 60 letters and repeats none of them (no * + ? { }): /docs(?!/board$)",
        "ett mönster har högst 60 tecken och upprepar inga (inga * + ? { }): /docs(?!/board$)",
      ),
    )
    .optional(),
  prependBaseUrlToHref: optionalFlag,
};

/** Attributes of the link element that an item may carry besides its own fields; other `data-*` mean something to the site's scripts. */
export const ATTRIBUTES = /^(target|rel|title|hreflang|lang|data-x(-[a-z-]+)?|aria-[a-z-]+)$/;

/** The fields of an item that is drawn as a link; others have to be attributes of the element. */
function link<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = [...Object.keys(shape), ...Object.keys(look.shape), "position"];
  return z
    .object({ ...shape, ...look.shape, position })
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
  default: link({
    type: z.literal("default").default("default"),
    ...wording,
    ...target,
  }).superRefine(checkLink),
  html: z.strictObject({
    type: z.literal("html"),
    value: localizedHtml("item"),
    ...look.shape,
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
export type NavbarLeafData = z.infer<(typeof LEAVES)[keyof typeof LEAVES]>;

const children = z.array(itemOf(LEAVES, true));
const around = {
  dropdownItemsBefore: children.optional(),
  dropdownItemsAfter: children.optional(),
};

/** One schema for each type of item (NAV-3); types and known fields follow from it. */
const ITEMS = {
  ...LEAVES,
  dropdown: link({
    type: z.literal("dropdown").default("dropdown"),
    ...wording,
    ...target,
    items: children,
  }).superRefine(checkLink),
  search: z.strictObject({ type: z.literal("search"), ...look.shape, position }),
  docsVersionDropdown: z.strictObject({
    type: z.literal("docsVersionDropdown"),
    versions: z
      .union([
        z.array(z.string()).min(1),
        z.record(z.string(), z.strictObject({ label: optionalLocalized })),
      ])
      .optional(),
    ...around,
    dropdownActiveClassDisabled: optionalFlag,
    ...look.shape,
    position,
  }),
  localeDropdown: z.strictObject({
    type: z.literal("localeDropdown"),
    ...around,
    queryString: z
      .string()
      .startsWith("?", rule('not a query such as "?from=menu"', 'ingen fråga som "?from=menu"'))
      .optional(),
    ...look.shape,
    position,
  }),
};
export type NavbarItemType = keyof typeof ITEMS;
/** An item of the navbar; `Type` picks one of them. */
export type NavbarItemData<Type extends NavbarItemType = NavbarItemType> = z.infer<
  (typeof ITEMS)[Type]
>;

/**
 * An item of any of the types; one without a type is `default` or, with items, `dropdown` (NAV-3).
 *
 * @param isInside whether it is inside a dropdown
 */
function itemOf<Schema extends z.core.$ZodTypeDiscriminable>(
  schemas: Readonly<Record<string, Schema>>,
  isInside: boolean,
) {
  const forms = Object.values(schemas) as [Schema, ...Schema[]];
  const typed = z.preprocess(
    (written, context) => {
      if (typeof written !== "object" || written === null) return written;
      const item: { type: string; position?: unknown } = { ...written, type: typeOf(written) };
      const { type, position } = item;
      const mistake = (message: Mistake) => report(context, message, written);
      if (!Object.hasOwn(ITEMS, type))
        mistake(NAVBAR.unknownType({ type, fix: choices(type, Object.keys(ITEMS)) }));
      else if (!Object.hasOwn(schemas, type)) mistake(NAVBAR.notInside({ type }));
      else if (isInside && position !== undefined) mistake(NAVBAR.noPosition());
      return item;
    },
    z.discriminatedUnion("type", forms),
  );
  // The editor's schema shows the forms; several may fit an item without a type.
  return typed.meta({ forms: z.union(forms) });
}

/** A finding about an item as a whole, which quotes it (CONF-2, CONF-3). */
function report(context: z.RefinementCtx, mistake: Mistake, item: object): void {
  const quoted = JSON.stringify(item);
  const { problem, fix, sv: [swedish = problem, ...rest] = [] } = mistake;
  const inForm = (locale: Locale): Words => {
    const words = wordsIn(mistake, locale, "form");
    return [words.problem.replace(/:$/, "."), words.fix];
  };
  const params = {
    problem: `${problem} ${quoted}`,
    fix,
    sv: [`${swedish} ${quoted}`, ...rest],
    form: { sv: inForm("sv"), en: inForm("en") },
  };
  context.addIssue({ code: "custom", params });
}

function typeOf({ type, items }: { type?: unknown; items?: unknown }): string {
  if (type && type !== "default") return String(type);
  return items === undefined ? "default" : "dropdown";
}

/** Whether a field says something about the link of an item. */
const isOfLink = (field: string) => /^(active|prepend)Base/.test(field) || ATTRIBUTES.test(field);

/** A link of the bar, or a dropdown, which may have one. */
function checkLink({ type, ...item }: Record<string, unknown>, context: z.RefinementCtx): void {
  const { to, href, label, html, ...rest } = item;
  const targets = [to, href].filter((value) => value !== undefined).length;
  const unused = Object.keys(rest).find((field) => rest[field] !== undefined && isOfLink(field));
  const mistake = (message: Mistake) => report(context, message, item);
  if (targets === 2 || (targets === 0 && type === "default"))
    mistake(targets === 2 ? NAVBAR.twoTargets() : NAVBAR.noTarget());
  else if (html && label) mistake(NAVBAR.htmlOrLabel());
  else if (!html && !label) mistake(NAVBAR.noLabel());
  else if (targets === 0 && unused) mistake(NAVBAR.noLink({ field: unused }));
}

export const logo = z.strictObject({
  src: ownPicture,
  srcDark: ownPicture.optional(),
  alt: z.string().optional(),
  href: linkTarget.optional(),
  target: z.string().optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
});

/** `_data/navbar.json`. */
export const navbarFile = z
  .strictObject({
    items: z.array(itemOf(ITEMS, false)).meta({ addsAtTop: true }),
    title: z.string().optional(),
    logo: logo.optional(),
    hideOnScroll: z.boolean().default(false),
  })
  .superRefine(({ items, logo: picture, title }, context) => {
    const report = (path: (string | number)[], mistake: Mistake) =>
      context.addIssue({ code: "custom", path, params: { ...mistake } });
    const [, second] = items.flatMap(({ type }, index) => (type === "search" ? [index] : []));
    if (second !== undefined) report(["items", second], NAVBAR.oneSearch());
    // A logo without an alternative text is named after the site.
    if (title?.trim() || (picture && picture.alt?.trim() !== "")) return;
    report([], picture ? NAVBAR.namelessHome() : NAVBAR.noHome());
  });

/** A regular expression that no address keeps busy: what is repeated may be tried in any number of ways. */
function isPattern(source: string): boolean {
  if (source.length > 60 || /(?<!\()[*+?{]/.test(source)) return false;
  try {
    return Boolean(new RegExp(source, "i"));
  } catch {
    return false;
  }
}
