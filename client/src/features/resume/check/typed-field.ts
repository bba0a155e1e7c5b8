/** One text that the user typed, with where a reader should find it. */
export interface TypedField {
  /** The form field, to focus it; undefined where the text is edited elsewhere. */
  field: string | undefined;
  label: string;
  /** What it belongs to, such as the title of the job. */
  group: string;
  text: string;
  seen: string | undefined;
  /** The id of its section, if it has one. */
  section?: string;
}
