import { renderSVG } from "uqr";
import { format } from "../../collections/format.ts";
import type { Labels } from "../../schema/labels.ts";

/** A code that phones read, on the quiet ground of four modules that the standard asks for (ISO/IEC 18004). */
export function QrCode({ address, labels }: { address: string; labels: Labels }) {
  return (
    <span
      role="img"
      aria-label={format(labels["poster.code"], { address })}
      dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 4, ecc: "M" }) }}
    />
  );
}
