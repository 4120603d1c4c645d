import type { ListColumn } from '../../../../domain/field/texts';
import { articleControl } from './article';
import { choiceControl } from './choice';
import type { FieldControl } from './control';
import { dayControl } from './day';
import { multilineControl } from './multiline';
import { pictureControl } from './picture';
import { textControl } from './text';

type ColumnControls = {
  [Kind in ListColumn['kind']]: FieldControl<Extract<ListColumn, { kind: Kind }>>;
};

/** The controls of the kinds that a column of a list can be. */
export const columnControls: ColumnControls = {
  text: textControl,
  multiline: multilineControl,
  article: articleControl,
  measure: textControl,
  remark: textControl,
  map: textControl,
  picture: pictureControl,
  choice: choiceControl,
  day: dayControl,
};

export function pickColumnControl(column: ListColumn): FieldControl<ListColumn> {
  return columnControls[column.kind];
}
