import { LOCALES } from "../../../schema/localized.ts";
import type { NavbarItemData } from "../../../schema/navbar.ts";
import type { NavDropdown, NavLink } from "../../frame/frame-model.ts";
import { link } from "../links.ts";
import type { NavbarPlace, Resolved } from "../resolved.ts";
import { leaves } from "./leaves.ts";

/** The menu of the languages (LOC-1); it is not marked itself, whatever it holds. */
export function localeDropdown(
  item: NavbarItemData<"localeDropdown">,
  place: NavbarPlace,
): Resolved<NavDropdown> {
  const { context, key } = place;
  const { locales } = context.data.locales;
  const query = item.queryString ?? "";
  const languages = LOCALES.map((locale): Resolved<NavLink> => {
    const { label, htmlLang, path } = locales[locale];
    const language = link({ key: `${key}-${locale}` }, {}, { label, href: path, lang: htmlLang });
    return {
      item: language,
      mark({ translations }, { current, hrefs }) {
        hrefs[language.key] = translations[locale] + query;
        if (locale === context.locale) current[language.key] = "true";
        return null;
      },
    };
  });
  const children = [
    ...leaves(item, "dropdownItemsBefore", { ...place, key: `${key}-before` }),
    ...languages,
    ...leaves(item, "dropdownItemsAfter", { ...place, key: `${key}-after` }),
  ];
  return {
    item: {
      kind: "dropdown",
      key,
      label: locales[context.locale].label,
      mobileLabel: context.labels["navbar.mobileLanguageDropdown.label"],
      icon: "language",
      link: null,
      items: children.map((child) => child.item),
      ...(item.className ? { className: item.className } : {}),
    },
    mark(page, marks) {
      for (const child of children) child.mark(page, marks);
      return null;
    },
  };
}
