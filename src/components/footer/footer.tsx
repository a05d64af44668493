import { Logo } from "../../../widgets/shared/logo.tsx";
import type { FooterLink, Footer as FooterModel } from "../../collections/frame/frame-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { Link } from "../link/link.tsx";

export interface FooterProps {
  footer: FooterModel;
  labels: Labels;
}

export function Footer({ footer, labels }: FooterProps) {
  const { style, links, logo, copyright } = footer;
  return (
    <footer className={`footer ${style}`}>
      <div className="wrap">
        {logo &&
          (logo.link ? (
            <Link {...logo.link} labels={labels}>
              <Logo logo={logo} />
            </Link>
          ) : (
            <Logo logo={logo} />
          ))}
        {links && (
          <nav className={links.layout} aria-label={labels["footer.navAriaLabel"]}>
            {links.layout === "columns" ? (
              links.columns.map(({ title, items }, index) => (
                <div key={title ?? index}>
                  {title && <p className="title">{title}</p>}
                  <Items items={items} labels={labels} />
                </div>
              ))
            ) : (
              <Items items={links.items} labels={labels} />
            )}
          </nav>
        )}
        {copyright && <p dangerouslySetInnerHTML={{ __html: copyright }} />}
      </div>
    </footer>
  );
}

interface ItemsProps {
  items: (FooterLink | { html: string })[];
  labels: Labels;
}

function Items({ items, labels }: ItemsProps) {
  return (
    <ul>
      {items.map((item) =>
        "html" in item ? (
          <li key={item.html} dangerouslySetInnerHTML={{ __html: item.html }} />
        ) : (
          <FooterItem key={item.href + item.label} item={item} labels={labels} />
        ),
      )}
    </ul>
  );
}

function FooterItem({ item, labels }: { item: FooterLink; labels: Labels }) {
  const { label, icon, ...target } = item;
  return (
    <li>
      <Link {...target} labels={labels}>
        {icon && <Icon name={icon as IconName} />}
        {label}
      </Link>
    </li>
  );
}
