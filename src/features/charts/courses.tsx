import type { BlockProps } from "../../model/site.ts";
import { formatNumber } from "../../schema/format.ts";

/** A table of `_data/courses.json`. */
export function Courses({ name, context: { data, text, labels, record } }: BlockProps) {
  const table = data.courses[name];
  if (!table) return null;
  return (
    <>
      <table className="numbers">
        <caption>{text(table.caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{text(table.courseHeading)}</th>
            <th scope="col">{text(table.creditsHeading)}</th>
          </tr>
        </thead>
        <tbody>
          {table.courses.map(({ name, credits, approximate }) => (
            <tr key={text(name)}>
              <th scope="row">{text(name)}</th>
              <td>
                {`${approximate ? `${labels["table.approximately"]} ` : ""}${formatNumber(credits, record.htmlLang)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {table.note && <p className="note">{text(table.note)}</p>}
    </>
  );
}
