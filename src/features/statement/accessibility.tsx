import { DataTable } from "../../components/data-table/data-table.tsx";
import { formatDay } from "../../model/dates.ts";
import type { BlockProps } from "../../model/site.ts";
import { format, formatNumber } from "../../schema/format.ts";

/** When tests run; a test compares the labels with the workflows. */
const RUNS = ["texts", "code", "night"] as const;

const COLUMNS = ["judge", "rules", "findings"] as const;

/** What the last automatic assessment looked at and found, `_data/accessibility.json`, and what runs when. */
export function Accessibility({ context: { data, labels, record, text } }: BlockProps) {
  if (!data.accessibility) return null;
  const { date, pages, filledPages, judges, waivers } = data.accessibility;
  const number = (value: number) => formatNumber(value, record.htmlLang);
  const said = { day: formatDay(date, record), pages: number(pages) };
  return (
    <>
      <DataTable
        className="numbers"
        caption={format(labels["accessibility.caption"], said)}
        columns={COLUMNS.map((column) => labels[`accessibility.${column}`])}
        rows={judges.map(({ name, version, rules, findings }) => [
          `${name} ${version}`,
          number(rules),
          number(findings),
        ])}
      />
      {filledPages && (
        <p>{format(labels["accessibility.filled"], { pages: number(filledPages) })}</p>
      )}
      {waivers.length > 0 && (
        <details className="details" data-collapse="">
          <summary>{labels["accessibility.waivers"]}</summary>
          <ul>
            {[...new Set(waivers.map(({ reason }) => text(reason)))].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
      <p>{labels["accessibility.runs"]}</p>
      <ul>
        {RUNS.map((run) => (
          <li key={run}>{labels[`accessibility.runs.${run}`]}</li>
        ))}
      </ul>
      <p>{format(labels["accessibility.updated"], said)}</p>
    </>
  );
}
