import type { SavedRecord } from '../../../api/records';
import { propertyForm } from '../../../content/forms/property';
import { propertyFields } from '../../../domain/property/fields';
import { RecordForm } from './RecordForm';
import type { FormSpec } from './spec';

export const propertySpec: FormSpec = {
  kind: 'property',
  fields: propertyFields,
  words: propertyForm,
  pictures: { limit: propertyFields.images.max, replaces: false, takesVideos: true },
};

export default function PropertyForm({ record }: { record: SavedRecord | null }) {
  return <RecordForm spec={propertySpec} record={record} />;
}
