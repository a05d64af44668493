import type { Brand as BrandData, MenuLabels } from "../../src/schema/menu.ts";
import { Logo } from "../shared/logo.tsx";
import { NewTab } from "./icon.tsx";

export interface BrandProps {
  brand: BrandData;
  labels: MenuLabels;
}

/** Logo and title, as one link (NAV-10). */
export function Brand({ brand: { href, title, logo, attributes, newTab }, labels }: BrandProps) {
  return (
    <a className="brand" href={href} {...attributes}>
      {logo && <Logo logo={logo} />}
      {title}
      {newTab && <NewTab labels={labels} />}
    </a>
  );
}
