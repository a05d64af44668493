import type { Labels } from "../../schema/labels.ts";

export interface CopyButtonProps {
  /** Of a part of the page, `#id`, or of a file whose content is copied with its look. */
  copies: string;
  labels: Pick<Labels, "letter.copied">;
  children: string;
}

/** Its script shows it: without one a reader marks the text. */
export function CopyButton({ copies, labels, children }: CopyButtonProps) {
  return (
    <button
      type="button"
      className="button"
      hidden
      data-copies={copies}
      data-copied={labels["letter.copied"]}
    >
      <span role="status">{children}</span>
    </button>
  );
}
