import { hasTerms } from "../../collections/terms.ts";
import { More } from "../../components/more/more.tsx";
import type { BlockProps } from "../block.ts";

/** The way to those who have held the roles; nothing while nobody is written down. */
export function Terms({ context: { data, labels, href, generated } }: BlockProps) {
  if (!hasTerms(data)) return null;
  return (
    <p className="row">
      <More href={href(generated("terms"))}>{labels["term.all"]}</More>
    </p>
  );
}
