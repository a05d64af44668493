/** A field of Sveltia CMS, as far as the project uses them. */
export interface Field {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  required: boolean;
  /** Whether each language has a value of its own. */
  i18n?: boolean;
  default?: unknown;
  /** Of an object, or of each entry of a list. */
  fields?: Field[];
  /** Forms that an entry of a list can have. */
  types?: FieldType[];
  /** Name of the key that says which form an entry has. */
  typeKey?: string;
  [option: string]: unknown;
}

/** A form of entries: one type of navbar item. */
export interface FieldType {
  name: string;
  label: string;
  widget: "object";
  fields: Field[];
  /** Whether an entry can leave its type out, as it shows from its other keys. */
  isImplied: boolean;
}
