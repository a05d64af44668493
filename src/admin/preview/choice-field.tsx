/// <reference lib="dom" />
import CMS from "@sveltia/cms";
import { type ComponentType, useMemo } from "react";
import type { Choices } from "../choices.ts";

/** What the CMS gives to a field. */
interface Props {
  field: { toJS(): { name: string; reference: keyof Choices } };
}

/**
 * The select of the CMS with options that are not in its configuration: a draft is kept only while that stays the same.
 *
 * @param choices by what a field refers to, with labels in both languages
 */
export function choiceField(choices: Choices) {
  const Select = CMS.getFieldType("select")?.control as ComponentType<{ field: object }>;
  return function ChoiceField(props: Props) {
    const { field } = props;
    const options = useMemo(() => {
      const own = field.toJS();
      return { ...own, widget: "select", options: choices[own.reference] };
    }, [field]);
    return <Select {...props} field={options} />;
  };
}
