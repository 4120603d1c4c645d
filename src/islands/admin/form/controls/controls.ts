import type { FieldDefinition } from '../../../../domain/field/table';
import { columnControls } from './column-controls';
import type { FieldControl } from './control';
import { flagControl } from './flag';
import { listControl } from './list';
import { picturesControl } from './pictures';
import { severalControl } from './several';

type Controls = {
  [Kind in FieldDefinition['kind']]: FieldControl<Extract<FieldDefinition, { kind: Kind }>>;
};

const controls: Controls = {
  ...columnControls,
  flag: flagControl,
  list: listControl,
  pictures: picturesControl,
  several: severalControl,
};

export function pickControl(field: FieldDefinition): FieldControl<FieldDefinition> {
  return controls[field.kind];
}
