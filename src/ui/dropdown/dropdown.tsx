import DropdownWidget, {
  type DropdownProps as WidgetProps,
} from "../../../widgets/dropdown/dropdown.tsx";
import type { NavbarMarks, NavDropdown } from "../../model/frame/frame-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";
import { Island } from "../island/island.tsx";
import { NavbarLabel } from "../navbar/navbar-label.tsx";
import { isShown, NavbarLink } from "../navbar/navbar-link.tsx";

export interface DropdownProps {
  dropdown: NavDropdown;
  marks: NavbarMarks;
  labels: Labels;
}

/**
 * One copy of the items for both layouts: on desktop the list of the dropdown widget (DROP-1…7), in
 * the mobile menu without script a list that stands open under its name.
 */
export function Dropdown({ dropdown, marks, labels }: DropdownProps) {
  const { key: id, label, mobileLabel, html, icon, link, items, labelByVersion } = dropdown;
  const content = {
    link: link && <NavbarLink link={link} marks={marks} labels={labels} />,
    toggle: (
      <>
        {icon && <Icon name={icon} />}
        {!link && <NavbarLabel label={label} html={html} byVersion={labelByVersion} />}
        <Icon name="chevron-down" />
      </>
    ),
    items: items
      .filter((item) => isShown(item, marks))
      .map((item) =>
        item.kind === "html" ? (
          <li
            key={item.html}
            className={item.className}
            dangerouslySetInnerHTML={{ __html: item.html }}
          />
        ) : (
          <li key={item.key}>
            <NavbarLink link={item} marks={marks} labels={labels} />
          </li>
        ),
      ),
    isActive: id in marks.current && !link,
  };
  const name = (action: "expand" | "collapse") =>
    `${label}: ${labels[`navbar.mobileDropdown.collapseButton.${action}AriaLabel`]}`;
  return (
    <li className={dropdown.className}>
      {!link && (
        <span className="mobile drop-name" data-mobile-label="">
          {mobileLabel}
        </span>
      )}
      <Island<WidgetProps>
        name="dropdown"
        id={`${id}-slot`}
        widget={(props) => <DropdownWidget {...props} content={content} />}
        props={
          link ? { id, names: { expand: name("expand"), collapse: name("collapse") } } : { id }
        }
      />
    </li>
  );
}
