import Dropdown, { type DropdownProps } from "../dropdown/dropdown.tsx";

/** The dropdown with the languages; `carry-address.ts` lets their links keep query and fragment (LOC-3). */
export default function LanguagePicker(props: DropdownProps) {
  return <Dropdown {...props} />;
}
