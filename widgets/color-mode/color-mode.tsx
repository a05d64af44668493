export {
  ColorModeSwitch as default,
  type ColorModeSwitchProps,
} from "../runtime/color-mode-switch.tsx";
