/** Drawn like the icons of the site: a 24 × 24 grid and a 1.75 px line. */
const PATHS = {
  menu: "M3.5 6.5h17M3.5 12h17M3.5 17.5h17",
  close: "m5.5 5.5 13 13M18.5 5.5l-13 13",
  caret: "m6 9 6 6 6-6",
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
