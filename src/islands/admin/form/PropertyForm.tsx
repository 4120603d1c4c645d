import type { SavedRecord } from '../../../api/records';
import { propertyForm } from '../../../content/forms/property';
import { propertyFields } from '../../../domain/property/fields';
import { CostReading } from './CostReading';
import { RecordForm } from './RecordForm';
import type { FormSpec } from './spec';

export const propertySpec: FormSpec = {
  kind: 'property',
  fields: propertyFields,
  words: propertyForm,
  readings: { costs: CostReading },
  pictures: { limit: propertyFields.images.max, replaces: false, takesVideos: true },
};

interface Props {
  record: SavedRecord | null;
  copied?: SavedRecord | null;
}

export default function PropertyForm({ record, copied = null }: Props) {
  return <RecordForm spec={propertySpec} record={record} copied={copied} />;
}
