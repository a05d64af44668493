import { formatMeasure } from "../format.ts";
import { entryBlock } from "./block.ts";

export interface ChartBlock {
  kind: "chart";
  title: string;
  labelHeading: string;
  valueHeading: string;
  note: string | null;
  /** `percent` 0–100; `text` in the page's language: `13,5 %`. */
  slices: { label: string; percent: number; text: string; color: string }[];
}

/** A chart with its table. */
export const chart = entryBlock(
  (data) => data.charts,
  ({ title, labelHeading, valueHeading, note, slices, unit }, { text, record }): ChartBlock => {
    const total = slices.reduce((sum, { value }) => sum + value, 0);
    return {
      kind: "chart",
      title: text(title),
      labelHeading: text(labelHeading),
      valueHeading: text(valueHeading),
      note: note ? text(note) : null,
      slices: slices.map(({ label, value, color }) => ({
        label: text(label),
        percent: (value / total) * 100,
        text: formatMeasure(value, unit, record.htmlLang),
        color,
      })),
    };
  },
);
