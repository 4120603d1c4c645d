import { type ArticleDefinition, articleKind } from './article';
import { type ChoiceDefinition, choiceKind } from './choice';
import { type DayDefinition, dayKind } from './day';
import type { FieldKind } from './kind';
import { type MapDefinition, mapKind } from './map';
import { type MeasureDefinition, measureKind } from './measure';
import { type MultilineDefinition, multilineKind } from './multiline';
import { type PictureDefinition, pictureKind } from './picture';
import { type RemarkDefinition, remarkKind } from './remark';
import { type TextDefinition, textKind } from './text';

/** What a row of a list can hold, always as a text. `max` is in characters. */
export type ListColumn =
  | TextDefinition
  | MultilineDefinition
  | ArticleDefinition
  | MeasureDefinition
  | RemarkDefinition
  | MapDefinition
  | PictureDefinition
  | ChoiceDefinition
  | DayDefinition;

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

export function pickColumnKind(column: ListColumn): FieldKind<ListColumn, string> {
  return columnKinds[column.kind];
}
