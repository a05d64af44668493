import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";

export interface EditLinkProps {
  href: string | null;
  labels: Labels;
}

export function EditLink({ href, labels }: EditLinkProps) {
  if (!href) return null;
  return (
    <p className="edit">
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="edit" />
        {labels["common.editThisPage"]}
      </a>
    </p>
  );
}
