import { type ArticleField, articleKind } from './article';
import { type ChoiceField, choiceKind } from './choice';
import { type DayField, dayKind } from './day';
import type { FieldKind } from './kind';
import { type MapField, mapKind } from './map';
import { type MeasureField, measureKind } from './measure';
import { type MultilineField, multilineKind } from './multiline';
import { type PictureField, pictureKind } from './picture';
import { type RemarkField, remarkKind } from './remark';
import { type TextField, textKind } from './text';

/** What a row of a list can hold, always as a text. `max` is in characters. */
export type ListColumn =
  | TextField
  | MultilineField
  | ArticleField
  | MeasureField
  | RemarkField
  | MapField
  | PictureField
  | ChoiceField
  | DayField;

type ColumnKinds = {
  [Kind in ListColumn['kind']]: FieldKind<Extract<ListColumn, { kind: Kind }>, string>;
};

/** The kinds that a column of a list can be. */
export const columnKinds: ColumnKinds = {
  text: textKind,
  multiline: multilineKind,
  article: articleKind,
  measure: measureKind,
  remark: remarkKind,
  map: mapKind,
  picture: pictureKind,
  choice: choiceKind,
  day: dayKind,
};

export function findColumnKind(column: ListColumn): FieldKind<ListColumn, string> {
  return columnKinds[column.kind];
}
