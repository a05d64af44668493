import { COLD_BUILD, PAGE_BYTES, SAVE_TO_SEEN } from "./figures.ts";
import type { Round } from "./results.ts";

const WIDTH = 640;
const BAR = 18;
const ROW = 24;
const HEAD = 30;
const GAP = 18;
/** Room for the names before the bars, and for the values after the longest one. */
const NAMES = 200;
const VALUES = 90;
/** Readable in light and dark, also as an image in a page of another site. */
const STYLE = `text{font:13px system-ui,sans-serif;fill:#24211e}.h{font-weight:600}rect{fill:#a39b93}.us{fill:#7d5a3e}
@media (prefers-color-scheme:dark){text{fill:#eee9e4}rect{fill:#6f6862}.us{fill:#d9a877}}`;

/** An SVG picture with bars for building, saving and the weight of a page; shorter is better. */
export function toChart({ docs, results }: Round): string {
  const parts: string[] = [];
  let y = 0;
  for (const figure of [COLD_BUILD, SAVE_TO_SEEN, PAGE_BYTES]) {
    const bars = results
      .map((result) => ({ ...result, value: figure.of(result) }))
      .filter((bar): bar is typeof bar & { value: number } => bar.value !== null);
    if (bars.length === 0) continue;
    parts.push(text("h", 0, y + 16, figure.name));
    y += HEAD;
    const longest = Math.max(...bars.map(({ value }) => value));
    for (const { name, title, value } of bars) {
      const width = Math.max(1, Math.round((value / longest) * (WIDTH - NAMES - VALUES)));
      const kind = name === "ours" ? ' class="us"' : "";
      parts.push(
        text("", 0, y + 14, title),
        `<rect${kind} x="${NAMES}" y="${y}" width="${width}" height="${BAR}" rx="2"/>`,
        text("", NAMES + width + 8, y + 14, figure.write(value)),
      );
      y += ROW;
    }
    y += GAP;
  }
  const title = `${docs.toLocaleString("en")} docs in two languages; shorter is better`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img"><title>${title}</title><style>${STYLE}</style>
${parts.join("\n")}
</svg>
`;
}

function text(name: string, x: number, y: number, content: string): string {
  const escaped = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text${name && ` class="${name}"`} x="${x}" y="${y}">${escaped}</text>`;
}
