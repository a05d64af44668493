import type { DocPlace, SidebarCategory, SidebarItem } from "../../model/docs/docs-model.ts";
import { format } from "../../model/format.ts";
import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { markup } from "../page/markup.ts";
import { reuse } from "../page/reuse.ts";

type Marks = DocPlace["sidebarMarks"];

const UNMARKED: Marks = { current: null, active: [] };

/** HTML of each item; those off the way to the page look the same everywhere and are drawn once. */
export function sidebarItems(
  items: readonly SidebarItem[],
  marks: Marks,
  labels: Labels,
): string[] {
  return items.map((item) => {
    const isMarked = item.id === marks.current || marks.active.includes(item.id);
    return isMarked
      ? markup(<Item item={item} marks={marks} labels={labels} />)
      : reuse(item, "", () => markup(<Item item={item} marks={UNMARKED} labels={labels} />));
  });
}

interface ItemProps {
  item: SidebarItem;
  marks: Marks;
  labels: Labels;
}

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

type CategoryProps = Omit<ItemProps, "item"> & { category: SidebarCategory };

function Category({ category, marks, labels }: CategoryProps) {
  const { id, label, href, collapsible, collapsed, items } = category;
  const isActive = marks.active.includes(id);
  const isOpen = isActive || !collapsed;
  const children = (
    <ul dangerouslySetInnerHTML={{ __html: sidebarItems(items, marks, labels).join("") }} />
  );
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
            <Icon name="chevron-right" />
            {label}
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
