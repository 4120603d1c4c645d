import { useState } from 'react';
import { firstValues } from '../../../content/company';
import { companyForm } from '../../../content/forms/company';
import { completeServices } from '../../../content/pages/services';
import {
  companyFields,
  type CompanyPage,
  companyPages,
  type CompanySection,
} from '../../../domain/company/fields';
import { makeCompanyFormats } from '../../../domain/company/formats';
import { companyId } from '../../../domain/company/record';
import type { Company, CompanyValues } from '../../../domain/company/schema';
import type { RetentionNote } from '../../../domain/enquiry/retention';
import { publishingId } from '../company/Publish';
import { LoweredDays } from './LoweredDays';
import { phoneReader } from './phone-numbers';
import { RecordForm } from './RecordForm';
import type { FormSpec } from './spec';

const companyFormats = makeCompanyFormats(phoneReader);

function completeRecord(record: Partial<CompanyValues>): object {
  return { ...record, services: completeServices(record.services ?? []) };
}

/** The form of one page of the company's record. */
export function makeCompanySpec(page: CompanyPage, note: RetentionNote | null = null): FormSpec {
  const sections: readonly CompanySection[] = companyPages[page];
  const fields = Object.entries(companyFields).filter(([, { section }]) =>
    sections.includes(section),
  );
  const titles = sections.map((section) => [section, companyForm.sections[section]] as const);
  return {
    kind: 'company',
    fields: Object.fromEntries(fields),
    formats: companyFormats,
    singleton: {
      id: companyId,
      page,
      initialValues: firstValues,
      withDefaults: completeRecord,
      saved: {
        text: companyForm.saved,
        link: { label: companyForm.publishing.button, href: `#${publishingId}` },
      },
    },
    words: { sections: Object.fromEntries(titles), fields: companyForm.fields },
    readings: note ? { privacy: ({ editor }) => <LoweredDays editor={editor} note={note} /> } : {},
    pictures: {
      limit: companyFields.images.max,
      replaces: true,
      takesVideos: false,
      isDrawing: true,
      none: companyForm.noMark,
    },
  };
}

export default function CompanyForm({
  page,
  record,
  retention,
}: {
  page: CompanyPage;
  record: Company | null;
  /** `null` where it is not known what enquiries there are. */
  retention: RetentionNote | null;
}) {
  const [spec] = useState(() => makeCompanySpec(page, retention));
  return <RecordForm spec={spec} record={record} />;
}
