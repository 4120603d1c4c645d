import pMap from 'p-map';
import { isoDay } from '../../domain/date';
import { workbookResponse } from '../http/reply';
import { enquiriesWorkbook } from '../spreadsheet/enquiries-workbook';
import { loadEnquiries } from './inbox';
import { readEnquiry } from './stored';

/** `GET /api/enquiry/export`: the enquiries of the inbox as a workbook to be saved. */
export async function exportEnquiries(): Promise<Response> {
  const { enquiries: summaries } = await loadEnquiries();
  const enquiries = await pMap(
    summaries,
    async (summary) => (summary.isCut ? ((await readEnquiry(summary.id)) ?? summary) : summary),
    { concurrency: 24 },
  );
  const day = isoDay(new Date().toISOString());
  return workbookResponse(enquiriesWorkbook(enquiries), `enquiries-${day}.xlsx`);
}
