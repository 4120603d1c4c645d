import { useStore } from '@nanostores/react';
import { companyForm } from '../../../content/forms/company';
import { daysFormat } from '../../../domain/company/formats';
import { formatDay } from '../../../domain/date';
import { findLowering, type RetentionNote } from '../../../domain/enquiry/retention';
import type { FormEditor } from './spec';

/** Says how many enquiries go, and when, once fewer days are saved than those in force. */
export function LoweredDays({ editor, note }: { editor: FormEditor; note: RetentionNote }) {
  const { enquiryRetentionDays: typed } = useStore(editor.$values);
  const isNumber = typeof typed === 'string' && daysFormat.fault(typed) === null;
  const lowering = isNumber ? findLowering(Number(typed), note) : null;
  return <p role="status">{lowering && companyForm.lowered(lowering, formatDay(lowering.from))}</p>;
}
