import { isoDay } from '../../../domain/date';
import { isQuarantined, type LeadSummary } from '../../../domain/lead/inbox';
import type { Lead } from '../../../domain/lead/schema';
import { workbookResponse } from '../../http/workbook-response';
import { leadsWorkbook } from '../../spreadsheet/leads-workbook';
import { readLead } from '../delivery';
import { inParallel } from '../../in-parallel';
import { loadLeads } from '../lead-index';

/** So many quarantined leads come whole; of the others what the inbox holds, so that no flood breaks the file. */
const mostWholeQuarantined = 200;

async function whole(summary: LeadSummary): Promise<Lead> {
  return (summary.isCut ? await readLead(summary.id) : null) ?? summary;
}

/** `GET /api/lead/export`: the leads of the inbox, quarantined ones too, as a workbook to be saved. */
export async function exportLeads(): Promise<Response> {
  const summaries = await loadLeads();
  const cut = new Set(summaries.filter(isQuarantined).slice(mostWholeQuarantined));
  const leads = await inParallel(summaries, 24, async (each) =>
    cut.has(each) ? each : whole(each),
  );
  const day = isoDay(new Date().toISOString());
  return workbookResponse(leadsWorkbook(leads), `leads-${day}.xlsx`);
}
