import { isoDay } from '../../domain/date';
import { workbookResponse } from '../http/reply';
import { enquiriesWorkbook } from './enquiries-workbook';
import { readNames } from '../people/list';
import { loadEnquiries } from '../post/office';

/** `GET /api/enquiry/export`: all enquiries as a workbook to be saved. */
export async function exportEnquiries(): Promise<Response> {
  const day = isoDay(new Date().toISOString());
  const [enquiries, names] = await Promise.all([loadEnquiries(), readNames()]);
  const workbook = await enquiriesWorkbook(enquiries, names);
  return workbookResponse(workbook, `enquiries-${day}.xlsx`);
}
