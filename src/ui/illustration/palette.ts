/** The six papers every illustration is cut from. Values per theme: README.md in this folder. */
export const INK = "var(--ill-ink,#2b1a10)";
export const PAPER = "var(--ill-paper,#fbf3e6)";
export const BROWN = "var(--ill-brown,#7d5a3e)";
export const TINT = "var(--ill-tint,#e6d8c4)";
export const ACCENT = "var(--ill-accent,#e2a13f)";
export const ACCENT_2 = "var(--ill-accent-2,#3c5f7d)";

export interface IllustrationProps {
  className?: string | undefined;
}
