import { Icon } from "../shared/icon.tsx";
import { useDrawer } from "./use-drawer.ts";

/** The button that opens the mobile menu, with what the browser does not do for the open menu by itself. */
export default function MobileMenu({ label }: { label: string }) {
  useDrawer();
  return (
    <button type="button" className="menu" popoverTarget="drawer" aria-label={label}>
      <Icon name="menu" />
    </button>
  );
}
