import { formatMeasure, formatNumber } from "../../collections/format.ts";
import type { ChartColor } from "../../schema/blocks.ts";
import { entryBlock } from "../define-block.ts";

export interface ChartBlock {
  kind: "chart";
  title: string;
  labelHeading: string;
  valueHeading: string;
  note: string | null;
  /** What the shares are shares of: `300`, `hp`. */
  whole: { value: string; unit: string } | null;
  /** `percent` 0–100; `text` in the page's language: `13,5 %`. */
  slices: { label: string; percent: number; text: string; color: ChartColor }[];
}

/** A chart with its table. */
export const chart = entryBlock(
  (data) => data.charts,
  (
    { title, labelHeading, valueHeading, note, slices, unit, whole },
    { text, record },
  ): ChartBlock => {
    const total = slices.reduce((sum, { value }) => sum + value, 0);
    return {
      kind: "chart",
      title: text(title),
      labelHeading: text(labelHeading),
      valueHeading: text(valueHeading),
      note: note ? text(note) : null,
      whole: whole
        ? { value: formatNumber(whole.value, record.htmlLang), unit: text(whole.unit) }
        : null,
      slices: slices.map(({ label, value, color }) => ({
        label: text(label),
        percent: (value / total) * 100,
        text: formatMeasure(value, unit, record.htmlLang),
        color,
      })),
    };
  },
);
