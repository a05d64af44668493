import type { MenuLabels } from "../../schema/menu.ts";
import { Icon } from "../icon/icon.tsx";

/** Says that a link opens another tab (LINK-3). */
export function NewTab({ labels }: { labels: MenuLabels }) {
  return (
    <>
      <Icon name="external" className="ext" />
      <span className="sr">{labels.newTab}</span>
    </>
  );
}
