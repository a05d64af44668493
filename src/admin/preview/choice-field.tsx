/// <reference lib="dom" />
import { inLanguage } from "../../routes/form-labels.ts";
import type { Locale } from "../../schema/localized.ts";
import type { Choices } from "../choices.ts";
import { type Entry, type EntryRecord, language } from "./checker.ts";

/** What the CMS gives to a field. */
interface Props {
  value?: string;
  field: { toJS(): { reference: keyof Choices } };
  entry: EntryRecord;
  forID: string;
  onChange(value: string): void;
}

/**
 * A select with options that are not in the configuration of the CMS, which keeps a draft only while that stays the
 * same. Its own select cannot be used here: see docs/decisions/cms.md.
 *
 * @param choices by what a field refers to, with labels in both languages
 * @param first language in which such fields are filled in
 */
export const choiceField = (choices: Choices, first: Locale) =>
  function ChoiceField({ value = "", field, entry, forID, onChange }: Props) {
    const options = choices[field.toJS().reference] ?? [];
    const isKnown = !value || options.some((option) => option.value === value);
    return (
      <select
        id={forID}
        className="choice"
        aria-labelledby={`${forID}-label`}
        value={value}
        disabled={first in (entry.toJS() as Entry).i18n}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">–</option>
        {!isKnown && <option>{value}</option>}
        {options.map((option) => (
          <option key={`${option.value}`} value={`${option.value}`}>
            {inLanguage(option.label, language())}
          </option>
        ))}
      </select>
    );
  };
