import { isoDay } from '../../domain/date';
import { workbookResponse } from '../http/reply';
import { enquiriesWorkbook } from '../spreadsheet/enquiries-workbook';
import { loadEnquiries } from './inbox';

/** `GET /api/enquiry/export`: all enquiries as a workbook to be saved. */
export async function exportEnquiries(): Promise<Response> {
  const day = isoDay(new Date().toISOString());
  return workbookResponse(await enquiriesWorkbook(await loadEnquiries()), `enquiries-${day}.xlsx`);
}
