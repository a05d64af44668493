import type { NavDropdown } from "../../model/page-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";
import { NavbarLink } from "../navbar/navbar-link.tsx";

export interface DropdownProps {
  dropdown: NavDropdown;
  labels: Labels;
}

/**
 * The list stands beside the disclosure, not in it, so that CSS can show it both when the
 * disclosure is open and while a mouse is over the item (DROP-1). `name` closes the others.
 */
export function Dropdown({ dropdown, labels }: DropdownProps) {
  const { id, icon, label, link, active, items, className } = dropdown;
  const classes = ["drop", active && "active", className].filter(Boolean).join(" ");
  return (
    <li className={classes}>
      {link && <NavbarLink link={link} labels={labels} />}
      <details name="navbar">
        {link ? (
          <summary aria-label={labels["navbar.mobileDropdown.collapseButton.expandAriaLabel"]}>
            <Icon name="chevron-down" />
          </summary>
        ) : (
          <summary>
            {icon && <Icon name={icon} />}
            {icon === "language" ? <LanguageLabel label={label} labels={labels} /> : label}
            <Icon name="chevron-down" />
          </summary>
        )}
      </details>
      <ul id={id}>
        {items.map((item) =>
          item.kind === "html" ? (
            <li
              key={item.html}
              className={item.className}
              dangerouslySetInnerHTML={{ __html: item.html }}
            />
          ) : (
            <li key={item.href + item.label}>
              <NavbarLink link={item} labels={labels} />
            </li>
          ),
        )}
      </ul>
    </li>
  );
}

/** The bar names the language of the page, the mobile menu what the list is (LOC-1, MOB-11). */
function LanguageLabel({ label, labels }: { label: string; labels: Labels }) {
  return (
    <>
      <span className="desktop">{label}</span>
      <span className="mobile">{labels["navbar.mobileLanguageDropdown.label"]}</span>
    </>
  );
}
