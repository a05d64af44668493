import type { DocPlace } from "../../model/docs/docs.ts";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";

export interface BreadcrumbsProps {
  entries: NonNullable<DocPlace["breadcrumbs"]>;
  homeUrl: string;
  labels: Labels;
}

/** The way from the home page to this one; the last entry is the page itself (CRUMB-1). */
export function Breadcrumbs({ entries, homeUrl, labels }: BreadcrumbsProps) {
  const last = entries.length - 1;
  return (
    <nav className="crumbs" aria-label={labels["docs.breadcrumbs.navAriaLabel"]}>
      <ol>
        <li>
          <a href={homeUrl} aria-label={labels["docs.breadcrumbs.home"]}>
            <Icon name="home" />
          </a>
        </li>
        {entries.map(({ label, href }, index) => (
          <li key={label} aria-current={index === last ? "page" : undefined}>
            {href && index < last ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
