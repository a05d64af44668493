import type { Parts } from "../shared/parts.ts";
import { useDrawer } from "./use-drawer.ts";

/** The button that opens the mobile menu, with what the browser does not do for the open menu by itself. */
export default function MobileMenu({ parts }: { parts: Parts<"label"> }) {
  useDrawer();
  return <button type="button" className="menu" popoverTarget="drawer" {...parts.label} />;
}
