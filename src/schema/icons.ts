import { createSprite } from "./drawing.ts";

/** What a footer link may carry; one path per icon on a 24 × 24 grid, drawn with a 1.75 px line. */
const OF_FOOTER = {
  facebook: "M4 4h16v16H4zM13 20v-8.5Q13 9 15.5 9H17M10.5 13.5H16",
  instagram:
    "M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM17 7v.1",
  calendar: "M4 5.5h16v15H4zM4 10.5h16M8 3v4.5M16 3v4.5M8 14h2M14 14h2M8 17.2h2",
  github:
    "M9 21v-3.5q0-1.5.8-2.3-4.8-.6-4.8-5.2 0-1.7 1-3-.4-1.6.3-3.2 1.7 0 3.4 1.2a9 9 0 0 1 4.6 0q1.7-1.2 3.4-1.2.7 1.6.3 3.2 1 1.3 1 3 0 4.6-4.8 5.2.8.8.8 2.3V21M9 18.5q-3.5 1-5-2",
  university: "M3 20.5h18M5 20v-8M9.7 20v-8M14.3 20v-8M19 20v-8M3.5 11.5h17L12 6.5zM12 6.5v-4h3.5",
  mail: "M3 5.5h18v13.5H3zM3.5 6.5 12 13l8.5-6.5",
  rss: "M4.5 11a8.5 8.5 0 0 1 8.5 8.5M4.5 4.5a15 15 0 0 1 15 15M6.5 18.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0z",
} as const;

/** The path of each icon, by its name. */
export const ICONS = {
  ...OF_FOOTER,
  menu: "M3.5 6.5h17M3.5 12h17M3.5 17.5h17",
  close: "m5.5 5.5 13 13M18.5 5.5l-13 13",
  external: "M14 4h6v6M20 4l-9.5 9.5M18 14v6H4V6h6",
  search: "M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 21 21",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-left": "m15 6-6 6 6 6",
  "chevron-right": "m9 6 6 6-6 6",
  language: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3q-7.5 9 0 18 7.5-9 0-18",
  system: "M12 3.5a8.5 8.5 0 1 0 0 17zA8.5 8.5 0 1 1 12 20.5M12 8h6.5M12 12h8.5M12 16h6.5",
  light:
    "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7",
  dark: "M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z",
  home: "m3 11.5 9-8 9 8M5.5 9.5V20h13V9.5M10 20v-6h4v6",
  "arrow-right": "M4 12h16M14 6l6 6-6 6",
  "arrow-up": "M12 20V4M6 10l6-6 6 6",
  wrap: "M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h4",
} as const;

export type IconName = keyof typeof ICONS;

/** Names of those that a footer link may carry. */
export const FOOTER_ICONS = Object.keys(OF_FOOTER) as (keyof typeof OF_FOOTER)[];

/**
 * Icons with long paths that the footer of every page may show: a file that is fetched once, instead of
 * 300 bytes in each page. The others are inlined, so that they are there at once.
 */
export const ICON_SPRITE = createSprite(
  "icons",
  FOOTER_ICONS.map((name) => [name, `<path d="${ICONS[name]}"/>`]),
);
