/** One path per icon on a 24 × 24 grid, drawn with a 1.75 px line. */
export const NAVBAR_ICONS = {
  menu: "M3.5 6.5h17M3.5 12h17M3.5 17.5h17",
  close: "m5.5 5.5 13 13M18.5 5.5l-13 13",
  external: "M14 4h6v6M20 4l-9.5 9.5M18 14v6H4V6h6",
  search: "M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 21 21",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-right": "m9 6 6 6-6 6",
  language: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3q-7.5 9 0 18 7.5-9 0-18",
} as const;
