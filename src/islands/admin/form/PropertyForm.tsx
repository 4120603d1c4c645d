import { useState } from 'react';
import type { SavedRecord } from '../../../api/records';
import { propertyForm } from '../../../content/forms/property';
import { findDoubts } from '../../../domain/property/doubts';
import { isPrivate, recordFields } from '../../../domain/property/private-fields';
import type { OfficeNumbers } from '../../../domain/property/schema';
import { ChangeoverReading } from './ChangeoverReading';
import { CostReading } from './CostReading';
import { LeastRentReading } from './LeastRentReading';
import { Office } from './Office';
import { Relisted } from './Relisted';
import { RecordForm } from './RecordForm';
import type { FormEditor, FormSpec } from './spec';

export const propertySpec: FormSpec = {
  kind: 'property',
  fields: recordFields,
  words: propertyForm,
  isOwn: (name) => ['images', 'checkedOn', 'featured', 'shown'].includes(name) || isPrivate(name),
  findDoubts,
  readings: { price: LeastRentReading, costs: CostReading, noticeOrToken: ChangeoverReading },
  pictures: { limit: recordFields.images.max, replaces: false, takesVideos: true },
};

interface Props {
  record: SavedRecord | null;
  copied?: SavedRecord | null;
  numbers?: OfficeNumbers | undefined;
}

/** A saved property has its owner's numbers to call beside its private facts, and is asked for its day if it was let. */
function makeSpec({ record, numbers }: Props): FormSpec {
  if (!record) return propertySpec;
  const office = ({ editor }: { editor: FormEditor }) =>
    numbers && <Office editor={editor} record={record} numbers={numbers} />;
  const home = ({ editor }: { editor: FormEditor }) =>
    'availableFrom' in record &&
    record.status === 'Occupied' && <Relisted editor={editor} day={record.availableFrom} />;
  return { ...propertySpec, readings: { ...propertySpec.readings, office, home } };
}

export default function PropertyForm(props: Props) {
  const [spec] = useState(() => makeSpec(props));
  return <RecordForm spec={spec} record={props.record} copied={props.copied ?? null} />;
}
