import type { Logo } from "../../schema/menu.ts";

/** A logo with its dark variant, which defaults to the light one (NAV-10). */
export function toLogo(
  { src, srcDark = src, width, height }: Omit<Logo, "alt" | "srcDark"> & Partial<Logo>,
  alt: string,
): Logo {
  return { src, srcDark, alt, width, height };
}
