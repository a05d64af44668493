import Dropdown, { type DropdownProps } from "../dropdown/dropdown.tsx";

/**
 * The dropdown with the versions of the docs. A choice is remembered by `remember-version.ts` and shown
 * by `preferred-version.ts`, neither of which waits for this component (VER-4, PREF-2).
 */
export default function VersionPicker(props: DropdownProps) {
  return <Dropdown {...props} />;
}
