import { isoDay } from '../../../domain/date';
import type { LeadSummary } from '../../../domain/lead/inbox';
import type { Lead } from '../../../domain/lead/schema';
import { leadsWorkbook } from '../../spreadsheet/leads-workbook';
import { readLead } from '../delivery';
import { inBatches } from '../in-batches';
import { loadLeads } from '../lead-index';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function whole(summary: LeadSummary): Promise<Lead> {
  return (summary.isCut ? await readLead(summary.id) : null) ?? summary;
}

/** `GET /api/lead/export`: all leads, quarantined ones too, as a workbook to be saved. */
export async function exportLeads(): Promise<Response> {
  const leads = await inBatches(await loadLeads(), 24, whole);
  const day = isoDay(new Date().toISOString());
  return new Response(leadsWorkbook(leads), {
    headers: {
      'content-type': workbookType,
      'content-disposition': `attachment; filename="leads-${day}.xlsx"`,
      'cache-control': 'private, no-store',
    },
  });
}
