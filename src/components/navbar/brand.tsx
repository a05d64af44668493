import { Fragment } from "react";
import type { Brand as BrandData, MenuLabels } from "../../schema/menu.ts";
import { Logo } from "../logo/logo.tsx";
import { NewTab } from "./new-tab.tsx";

export interface BrandProps {
  brand: BrandData;
  labels: MenuLabels;
}

/** Logo and title, as one link (NAV-10). */
export function Brand({ brand: { href, title, logo, attributes, newTab }, labels }: BrandProps) {
  return (
    <a className="brand" href={href} {...attributes}>
      {logo && <Logo logo={logo} />}
      {title && <Whole title={title} />}
      {newTab && <NewTab labels={labels} />}
    </a>
  );
}

/** Browsers break a name after its hyphen, too: each word stays on one line. */
function Whole({ title }: { title: string }) {
  if (!title.includes("-")) return title;
  return (
    <span>
      {title.split(" ").map((word, at) => (
        <Fragment key={word}>
          {at > 0 && " "}
          <span className="nowrap">{word}</span>
        </Fragment>
      ))}
    </span>
  );
}
