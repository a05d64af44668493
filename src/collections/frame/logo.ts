import type { Logo } from "../../schema/menu.ts";

/** A logo with its dark variant, which defaults to the light one (NAV-10). */
export function toLogo(
  {
    src,
    srcDark,
    width,
    height,
  }: {
    src: string;
    srcDark?: string | undefined;
    width?: number | undefined;
    height?: number | undefined;
  },
  alt: string,
): Logo {
  return {
    src,
    srcDark: srcDark ?? src,
    alt,
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
  };
}
