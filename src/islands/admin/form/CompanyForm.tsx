import type { SavedRecord } from '../../../api/records';
import { firstValues } from '../../../content/company';
import { companyForm } from '../../../content/forms/company';
import { companyFields } from '../../../domain/company/fields';
import { companyFormats } from '../../../domain/company/formats';
import { companyId } from '../../../domain/company/record';
import { RecordForm } from './RecordForm';
import type { FormSpec } from './spec';

export const companySpec: FormSpec = {
  kind: 'company',
  fields: companyFields,
  formats: companyFormats,
  only: { id: companyId, first: firstValues },
  words: companyForm,
  pictures: {
    limit: companyFields.images.max,
    replaces: true,
    takesVideos: false,
    none: companyForm.noMark,
  },
};

export default function CompanyForm({ record }: { record: SavedRecord | null }) {
  return <RecordForm spec={companySpec} record={record} />;
}
