/** The words of a field; a list has those of its columns, and the titles of rows that are given. */
export interface FieldWords {
  label: string;
  hint?: string;
  example?: string;
  /** For a picture: what the button says that removes it. */
  remove?: string;
  columns?: Readonly<Record<string, FieldWords>>;
  add?: string;
  rowTitles?: Readonly<Record<string, string>>;
}
