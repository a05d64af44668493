import type { LocaleContext } from "../../model/site-data.ts";
import type { FooterColumnData, FooterFile, FooterLinkData } from "../../schema/footer.ts";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { Logo } from "../logo/logo.tsx";

export interface FooterProps {
  context: LocaleContext;
}

/** The footer (FOOT-1…4), its logo a link where that has a target; nothing when none is configured. */
export function Footer({ context }: FooterProps) {
  const { data, labels, text } = context;
  if (!data.footer) return null;
  const { style, links, logo, copyright } = data.footer;
  return (
    <footer className={`footer ${style}`}>
      <div className="wrap">
        {links.length > 0 && (
          <nav
            className={isColumns(links) ? "columns" : "footer-row row"}
            aria-label={labels["footer.navAriaLabel"]}
          >
            {isColumns(links) ? (
              links.map(({ title, items }, index) => (
                <div key={title ? text(title) : index}>
                  {title && (
                    <>
                      <p className="title">{text(title)}</p>
                      <details className="fold" data-collapse="">
                        <summary className="title">
                          {text(title)}
                          <Icon name="chevron-down" />
                        </summary>
                      </details>
                    </>
                  )}
                  <Items items={items} context={context} />
                </div>
              ))
            ) : (
              <Items items={links} context={context} />
            )}
          </nav>
        )}
        {(logo || copyright) && (
          <div className="sign-off">
            {logo?.href ? (
              <Link href={context.href(logo.href)} target={logo.target} context={context}>
                <Logo logo={logo} />
              </Link>
            ) : (
              logo && <Logo logo={logo} />
            )}
            {copyright && <p dangerouslySetInnerHTML={{ __html: text(copyright) }} />}
          </div>
        )}
      </div>
    </footer>
  );
}

function isColumns(links: FooterFile["links"]): links is FooterColumnData[] {
  return links[0] !== undefined && "items" in links[0];
}

interface ItemsProps extends FooterProps {
  items: FooterLinkData[];
}

function Items({ items, context }: ItemsProps) {
  const { text } = context;
  return (
    <ul>
      {items.map(({ html, label, to, href = "", icon, target, rel }) =>
        html ? (
          <li key={text(html)} dangerouslySetInnerHTML={{ __html: text(html) }} />
        ) : (
          <li key={`${to ?? href} ${label?.en}`}>
            <Link href={to ? context.href(to) : href} target={target} rel={rel} context={context}>
              {icon && <Icon name={icon} />}
              {label && text(label)}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
