import { formatDay } from "../../collections/events/dates.ts";
import { format, formatNumber } from "../../collections/format.ts";
import type { BlockProps } from "../block.ts";

/** What the last automatic assessment looked at and found: `_data/accessibility.json`. */
export function Accessibility({ context: { data, labels, record } }: BlockProps) {
  if (!data.accessibility) return null;
  const { date, pages, judges } = data.accessibility;
  const number = (value: number) => formatNumber(value, record.htmlLang);
  const caption = { day: formatDay(date, record), pages: number(pages) };
  return (
    <table className="numbers">
      <caption>{format(labels["accessibility.caption"], caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{labels["accessibility.judge"]}</th>
          <th scope="col">{labels["accessibility.rules"]}</th>
          <th scope="col">{labels["accessibility.findings"]}</th>
        </tr>
      </thead>
      <tbody>
        {judges.map(({ name, version, rules, findings }) => (
          <tr key={name}>
            <th scope="row">{`${name} ${version}`}</th>
            <td>{number(rules)}</td>
            <td>{number(findings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
