import { FIGURES } from "./figures.ts";
import type { Figure, Result, Round } from "./results.ts";

/**
 * A Markdown table: a line per figure, a column per generator, with the ratio to the first one. Lines that
 * nobody was measured for are left out.
 */
export function toTable({ docs, results }: Round): string {
  const [first] = results;
  if (!first) return "";
  const title = `${docs.toLocaleString("en")} × 2 docs`;
  const lines = FIGURES.filter((figure) => results.some((result) => figure.of(result))).map(
    (figure) => [figure.name, ...results.map((result) => cell(figure, result, first))],
  );
  return [
    [title, ...results.map((result) => result.title)],
    results.concat(first).map(() => "---"),
    ...lines,
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** A figure, how it stands to that of the first, and between what its times lay. */
function cell(figure: Figure, result: Result, first: Result): string {
  const value = figure.of(result);
  if (value === null) return "";
  const base = figure.of(first);
  const ratio = result === first || !base || !value ? "" : ` (× ${ratioOf(value / base)})`;
  return figure.write(value) + ratio;
}

function ratioOf(value: number): string {
  return value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2);
}

/** How far apart the times of the cold builds lay, as a measure of the noise; empty after one run. */
export function spreadOf({ results }: Round): string {
  const spreads = results
    .filter(({ cold }) => cold.length > 1)
    .map(({ title, cold }) => {
      const times = cold.map(({ seconds }) => seconds);
      return `${title} ${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)} s`;
    });
  return spreads.length > 0 ? `Cold builds took: ${spreads.join(", ")}.` : "";
}
