export {
  ColorModeButton as default,
  type ColorModeButtonProps,
} from "../runtime/color-mode-button.tsx";
