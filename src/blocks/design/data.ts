import { type Boilersuit, buildBoilersuit } from "../../collections/boilersuit/boilersuit.ts";
import type { DesignTokens } from "../../schema/design-tokens.ts";
import type { Labels } from "../../schema/labels.ts";
import type { Locale } from "../../schema/localized.ts";
import type { Block } from "../define-block.ts";

export interface DesignTokensBlock extends DesignTokens {
  kind: "design-tokens";
  headings: { token: string; light: string; dark: string; value: string };
}

/** Colours, sizes and typefaces, as the stylesheet names them. */
export const tokens: Block<DesignTokensBlock> = {
  build: (_name, { data, labels }) => ({
    kind: "design-tokens",
    headings: {
      token: labels["design.token"],
      light: labels["colorToggle.ariaLabel.mode.light"],
      dark: labels["colorToggle.ariaLabel.mode.dark"],
      value: labels["design.value"],
    },
    colors: data.designTokens?.colors ?? [],
    others: data.designTokens?.others ?? [],
  }),
};

export interface ComponentsBlock {
  kind: "components";
  /** What the examples say. */
  title: string;
  text: string;
  action: string;
  href: string;
  locale: Locale;
  labels: Labels;
  boilersuit: Boilersuit;
}

/** Components that no text can write, each in both modes. */
export const components: Block<ComponentsBlock> = {
  build: (_name, context) => ({
    kind: "components",
    title: context.labels["design.title"],
    text: context.labels["design.text"],
    action: context.labels["design.action"],
    href: context.href("/"),
    locale: context.locale,
    labels: context.labels,
    boilersuit: buildBoilersuit(context),
  }),
};
