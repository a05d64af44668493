import { Fragment } from "react";
import type { Brand as BrandData } from "../../schema/menu.ts";
import { Icon } from "../icon/icon.tsx";
import { Logo } from "../logo/logo.tsx";

/** Logo and title, as one link (NAV-10). */
export function Brand({ href, title, logo, attributes, newTab }: BrandData) {
  return (
    <a className="brand" href={href} {...attributes}>
      {logo && <Logo logo={logo} />}
      {title && <Whole title={title} />}
      {newTab && <Icon name="external" className="ext" />}
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
