import { NAVBAR_ICONS } from "../../../widgets/shared/icon-paths.ts";
import { createSprite } from "../../schema/drawing.ts";
import { FOOTER_ICONS } from "../../schema/icons.ts";

/** One path per icon on a 24 × 24 grid, drawn with a 1.75 px line. */
export const PATHS = {
  ...NAVBAR_ICONS,
  home: "m3 11.5 9-8 9 8M5.5 9.5V20h13V9.5M10 20v-6h4v6",
  "chevron-left": "m15 6-6 6 6 6",
  calendar: "M4 5.5h16v15H4zM4 10.5h16M8 3v4.5M16 3v4.5M8 14h2M14 14h2M8 17.2h2",
  facebook: "M4 4h16v16H4zM13 20v-8.5Q13 9 15.5 9H17M10.5 13.5H16",
  instagram:
    "M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM17 7v.1",
  github:
    "M9 21v-3.5q0-1.5.8-2.3-4.8-.6-4.8-5.2 0-1.7 1-3-.4-1.6.3-3.2 1.7 0 3.4 1.2a9 9 0 0 1 4.6 0q1.7-1.2 3.4-1.2.7 1.6.3 3.2 1 1.3 1 3 0 4.6-4.8 5.2.8.8.8 2.3V21M9 18.5q-3.5 1-5-2",
  university: "M3 20.5h18M5 20v-8M9.7 20v-8M14.3 20v-8M19 20v-8M3.5 11.5h17L12 6.5zM12 6.5v-4h3.5",
  mail: "M3 5.5h18v13.5H3zM3.5 6.5 12 13l8.5-6.5",
  rss: "M4.5 11a8.5 8.5 0 0 1 8.5 8.5M4.5 4.5a15 15 0 0 1 15 15M6.5 18.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0z",
  "arrow-right": "M4 12h16M14 6l6 6-6 6",
  "arrow-up": "M12 20V4M6 10l6-6 6 6",
  edit: "m4 20 1-4.5L16 4.5 19.5 8l-11 11zM13.5 7 17 10.5",
} as const;

export type IconName = keyof typeof PATHS;

/**
 * Icons with long paths that the footer of every page may show: a file that is fetched once, instead of
 * 300 bytes in each page. The others are inlined, so that they are there at once.
 */
export const ICON_SPRITE = createSprite(
  "icons",
  FOOTER_ICONS.map((name) => [name, `<path d="${PATHS[name]}"/>`]),
);

/** Whether an icon is in that file. */
export function isInSprite(name: IconName): boolean {
  return (FOOTER_ICONS as readonly IconName[]).includes(name);
}
