import { type Audits, CATEGORIES, type Finding } from "./audit.ts";

/** A Markdown table: a line per page, a column per category, and what other runs and the computer say. */
export function toTable(audits: ReadonlyMap<string, Audits>): string {
  const lines = [...audits].map(([page, { middle, performances }]) => [
    page,
    ...CATEGORIES.map((category) => String(middle.scores[category])),
    performances.join(" "),
    middle.benchmark.toFixed(0),
  ]);
  const columns = [...CATEGORIES, "performance in each run", "computer"];
  return [["page", ...columns], ["---", ...columns.map(() => "---:")], ...lines]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** Each audit that is not passed, once, with the pages that it is about and what it names there. */
export function toFindings(audits: ReadonlyMap<string, Audits>): string {
  const found = new Map<string, { finding: Finding; places: string[] }>();
  for (const [page, { middle }] of audits) {
    for (const finding of middle.findings) {
      const places = found.get(finding.id)?.places ?? [];
      const [first, ...others] = finding.where;
      const where = first && ` (${first}${others.length > 0 ? ` and ${others.length} more` : ""})`;
      places.push([page, finding.value && `: ${finding.value}`, where].filter(Boolean).join(""));
      found.set(finding.id, { finding, places });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.finding.weight - a.finding.weight)
    .map(({ finding: { id, category, says, weight }, places }) => {
      const counts = weight > 0 ? "" : ", does not count";
      return [`\n${says} (${category}, ${id}${counts})`, ...places.map((at) => `  ${at}`)].join(
        "\n",
      );
    })
    .join("\n");
}
