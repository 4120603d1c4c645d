import { isoDay } from '../../../domain/date';
import type { LeadSummary } from '../../../domain/lead/inbox';
import type { Lead } from '../../../domain/lead/schema';
import { workbookResponse } from '../../http/workbook-response';
import { leadsWorkbook } from '../../spreadsheet/leads-workbook';
import { readLead } from '../delivery';
import { inParallel } from '../../in-parallel';
import { loadLeads } from '../lead-index';

async function whole(summary: LeadSummary): Promise<Lead> {
  return (summary.isCut ? await readLead(summary.id) : null) ?? summary;
}

/** `GET /api/lead/export`: all leads, quarantined ones too, as a workbook to be saved. */
export async function exportLeads(): Promise<Response> {
  const leads = await inParallel(await loadLeads(), 24, whole);
  const day = isoDay(new Date().toISOString());
  return workbookResponse(leadsWorkbook(leads), `leads-${day}.xlsx`);
}
