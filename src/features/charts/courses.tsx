import { DataTable } from "../../components/data-table/data-table.tsx";
import type { BlockProps } from "../../model/site.ts";
import { formatNumber } from "../../schema/format.ts";

/** A table of `_data/courses.json`. */
export function Courses({ name, context: { data, text, labels, record } }: BlockProps) {
  const table = data.courses[name];
  if (!table) return null;
  return (
    <>
      <DataTable
        className="numbers"
        caption={text(table.caption)}
        columns={[text(table.courseHeading), text(table.creditsHeading)]}
        rows={table.courses.map(({ name, credits, approximate }) => [
          text(name),
          `${approximate ? `${labels["table.approximately"]} ` : ""}${formatNumber(credits, record.htmlLang)}`,
        ])}
      />
      {table.note && <p className="note">{text(table.note)}</p>}
    </>
  );
}
