import { luminance } from "../../schema/color.ts";

/** Hue in degrees, saturation and lightness from 0 to 1. */
interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

function hslOf(color: string): Hsl {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  ) as [number, number, number];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const saturation = range && range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return { hue: range && 60 * sector, saturation, lightness };
}

function hexOf({ hue, saturation, lightness }: Hsl): string {
  const part = (offset: number) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    const value =
      lightness -
      saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** Lighter colours are grounds for text, which stay pale. */
const PALE = 0.85;
/** Gold and light are accents beside every colour; in another hue they would glare. */
const isAccent = ({ saturation, lightness }: Hsl) =>
  saturation > 0.6 && lightness > 0.3 && lightness < PALE;

/**
 * The colours of a stylesheet turned from one hue to another, but for accents. Each keeps its luminance, so that no
 * contrast gets lower.
 *
 * @param from, to main colours, `#rrggbb`
 */
export function recolored(css: string, from: string, to: string): string {
  const [old, wanted] = [hslOf(from), hslOf(to)];
  const stronger = Math.min(2, wanted.saturation / Math.max(old.saturation, 0.01));
  return css.replaceAll(/#[0-9a-f]{6}\b/gi, (color) => {
    const own = hslOf(color);
    if (isAccent(own)) return color;
    const { hue, saturation, lightness } = own;
    return withLuminance(luminance(color), {
      hue: hue + wanted.hue - old.hue,
      saturation: Math.min(1, saturation * (lightness > PALE ? 1 : stronger)),
    });
  });
}

/** Darker than this is a ground for light text, or text. */
const MIDDLE = 0.18;

/** The lightness for a luminance; what is dark rather becomes darker and what is light lighter. */
function withLuminance(wanted: number, color: Omit<Hsl, "lightness">): string {
  const steps = Array.from({ length: 1025 }, (_, index) =>
    hexOf({ ...color, lightness: index / 1024 }),
  );
  return wanted < MIDDLE
    ? (steps.findLast((step) => luminance(step) <= wanted) ?? "#000000")
    : (steps.find((step) => luminance(step) >= wanted) ?? "#ffffff");
}
