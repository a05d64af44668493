import type { Parts } from "../shared/parts.ts";
import { chooseNext } from "./color-mode-choice.ts";

/**
 * The button that changes the colour mode.
 *
 * It holds no state: icon, name and tooltip of all three choices are in it, and CSS shows those of
 * `<html data-theme-choice>`. So they are right before any script has run and in every copy of the
 * button, and a press changes the name once, which is what screen readers announce.
 */
export default function ColorMode({ parts }: { parts: Parts<"choices"> }) {
  return (
    <button
      type="button"
      className="color-mode"
      onClick={() => chooseNext(document)}
      {...parts.choices}
    />
  );
}
