import type { Images } from "../../assets/images.ts";
import type { SiteData } from "../../model/site-data.ts";

export interface PartnerLinksProps {
  partners: SiteData["partners"];
  images: Pick<Images, "byPath">;
  /** The logo of a main partner takes twice the area. */
  isMain?: boolean;
}

/** Partners as links: their logos, or their names. */
export function PartnerLinks({ partners, images, isMain = false }: PartnerLinksProps) {
  if (partners.length === 0) return null;
  const own = { images, isMain };
  return (
    <ul className={isMain ? "main" : undefined}>
      {partners.map(({ name, url, logo, logoDark }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {logo ? (
              <Logo {...own} src={logo} name={name} theme={logoDark ? "on-light" : "on-plate"} />
            ) : (
              name
            )}
            {logoDark && <Logo {...own} src={logoDark} name={name} theme="on-dark" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LogoProps extends Pick<PartnerLinksProps, "images" | "isMain"> {
  src: string;
  name: string;
  theme: "on-light" | "on-dark" | "on-plate";
}

function Logo({ src, name, images, isMain, theme }: LogoProps) {
  return (
    <img
      src={src}
      alt={name}
      className={`logo ${theme}`}
      loading="lazy"
      {...opticalSize(sizeOf(src, images), isMain ? 2 : 1)}
    />
  );
}

/** Square pixels that each logo takes: a wide word and a round mark weigh the same. */
const AREA = 6400;
const MOST = { width: 176, height: 72 };

/**
 * The size at which a logo looks as large as the others: the same area, within a box.
 *
 * @param weight how much larger its area is
 * @example opticalSize({ width: 400, height: 100 }) // { width: 160, height: 40 }
 */
export function opticalSize({ width, height }: { width: number; height: number }, weight = 1) {
  const scale =
    Math.sqrt(weight) *
    Math.min(Math.sqrt(AREA / (width * height)), MOST.width / width, MOST.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The size of a published image; that of an address which is none is square. */
function sizeOf(address: string, { byPath }: Pick<Images, "byPath">) {
  for (const image of byPath.values())
    for (const file of Object.values(image ?? {}).flat()) if (file.url === address) return file;
  return { width: 1, height: 1 };
}
