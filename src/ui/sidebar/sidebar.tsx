import { renderToStaticMarkup } from "react-dom/server";
import type {
  DocPlace,
  SidebarCategory,
  SidebarItem,
  Sidebar as SidebarModel,
} from "../../model/docs/docs-model.ts";
import { format } from "../../model/format.ts";
import type { Labels } from "../../schema/labels.ts";
import { Fold } from "../fold/fold.tsx";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { reuse } from "../page/reuse.ts";

export interface SidebarProps {
  sidebar: SidebarModel;
  marks: DocPlace["sidebarMarks"];
  labels: Labels;
}

/** The menu of the docs: a sticky column on desktop, folded away above the text on mobile. */
export function Sidebar({ sidebar, marks, labels }: SidebarProps) {
  return (
    <nav
      className="side"
      aria-label={labels["docs.sidebar.navAriaLabel"]}
      data-keep-current=""
      data-page-menu=""
    >
      <Fold>{labels["docs.mobileMenu"]}</Fold>
      <Items items={sidebar.items} marks={marks} labels={labels} />
    </nav>
  );
}

type ItemsProps = Omit<SidebarProps, "sidebar"> & { items: SidebarItem[] };

/** Items off the way to the page look the same everywhere, so they are drawn once. */
function Items({ items, marks, labels }: ItemsProps) {
  const html = items.map((item) => {
    const isMarked = item.id === marks.current || marks.active.includes(item.id);
    return isMarked
      ? renderToStaticMarkup(<Item item={item} marks={marks} labels={labels} />)
      : reuse(item, "", () =>
          renderToStaticMarkup(<Item item={item} marks={UNMARKED} labels={labels} />),
        );
  });
  return <ul dangerouslySetInnerHTML={{ __html: html.join("") }} />;
}

const UNMARKED: SidebarProps["marks"] = { current: null, active: [] };

type ItemProps = Omit<SidebarProps, "sidebar"> & { item: SidebarItem };

function Item({ item, marks, labels }: ItemProps) {
  if (item.kind === "category") return <Category category={item} marks={marks} labels={labels} />;
  if (item.kind === "html") return <li dangerouslySetInnerHTML={{ __html: item.html }} />;
  const isCurrent = item.id === marks.current;
  if (item.unlisted && !isCurrent) return null;
  return (
    <li>
      <Link
        href={item.href}
        external={item.external}
        labels={labels}
        aria-current={isCurrent ? "page" : undefined}
      >
        {item.label}
      </Link>
    </li>
  );
}

type CategoryProps = Omit<SidebarProps, "sidebar"> & { category: SidebarCategory };

function Category({ category, marks, labels }: CategoryProps) {
  const { id, label, href, collapsible, collapsed, items } = category;
  const isActive = marks.active.includes(id);
  const isOpen = isActive || !collapsed;
  const children = <Items items={items} marks={marks} labels={labels} />;
  const name = href ? (
    <a href={href} aria-current={id === marks.current ? "page" : undefined}>
      {label}
    </a>
  ) : (
    <span>{label}</span>
  );

  if (!collapsible) {
    return (
      <li className={isActive ? "cat active" : "cat"}>
        {name}
        {children}
      </li>
    );
  }
  if (!href) {
    return (
      <li className={isActive ? "cat active" : "cat"}>
        <details open={isOpen} data-collapse="">
          <summary>
            {label}
            <Icon name="chevron-right" />
          </summary>
          {children}
        </details>
      </li>
    );
  }
  return (
    <li className={isActive ? "cat linked active" : "cat linked"}>
      {name}
      <details open={isOpen} data-collapse="">
        <summary>
          {/* CSS leaves one of them: the name follows the state without a script (SIDE-7). */}
          <span className="sr when-closed">
            {format(labels["DocSidebarItem.expandCategoryAriaLabel"], { label })}
          </span>
          <span className="sr when-open">
            {format(labels["DocSidebarItem.collapseCategoryAriaLabel"], { label })}
          </span>
          <Icon name="chevron-right" />
        </summary>
      </details>
      {children}
    </li>
  );
}
