/**
 * The form of the company's facts, a page of it at a time, and what it says of enquiries that a shorter time would erase.
 */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { firstValues } from '../../../content/company';
import { companyForm } from '../../../content/forms/company';
import { completeServices } from '../../../content/pages/services';
import {
  companyFields,
  type CompanyFormPage,
  companyFormPages,
  type CompanySection,
} from '../../../domain/company/fields';
import { makeCompanyFormats } from '../../../domain/company/formats';
import { companyId } from '../../../domain/company/record';
import type { Company, CompanyValues } from '../../../domain/company/schema';
import { formatDay } from '../../../domain/date';
import type { Lowering } from '../../../domain/enquiry/retention';
import { publishingId } from '../company/Publish';
import { phoneReader } from './phone-numbers';
import { RecordForm } from './RecordForm';
import { ArticleField } from '../article/ArticleField';
import type { FormEditor, FormSpec } from './spec';

const companyFormats = makeCompanyFormats(phoneReader);

function completeRecord(record: Partial<CompanyValues>): object {
  return { ...record, services: completeServices(record.services ?? []) };
}

/** Says how many enquiries go, and when, where a shorter time than the one in force is chosen. */
function ShorterTime({
  editor,
  lowerings,
}: {
  editor: FormEditor;
  lowerings: readonly Lowering[];
}) {
  const { enquiryRetentionMonths: chosen } = useStore(editor.$values);
  const lowering = lowerings.find(({ months }) => String(months) === chosen);
  return <p role="status">{lowering && companyForm.lowered(lowering, formatDay(lowering.from))}</p>;
}

/** The form of one page of the company's record. */
export function makeCompanySpec(
  page: CompanyFormPage,
  lowerings: readonly Lowering[] = [],
): FormSpec {
  const sections: readonly CompanySection[] = companyFormPages[page];
  const fields = Object.entries(companyFields).filter(([, { section }]) =>
    sections.includes(section),
  );
  const titles = sections.map((section) => [section, companyForm.sections[section]] as const);
  return {
    kind: 'company',
    fields: Object.fromEntries(fields),
    formats: companyFormats,
    ArticleField,
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
    readings: { privacy: ({ editor }) => <ShorterTime editor={editor} lowerings={lowerings} /> },
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
  lowerings,
}: {
  page: CompanyFormPage;
  record: Company | null;
  /** What each shorter time for enquiries would erase. */
  lowerings: readonly Lowering[];
}) {
  const [spec] = useState(() => makeCompanySpec(page, lowerings));
  return <RecordForm spec={spec} record={record} />;
}
